import type { HomeContent } from '#client/content/home.ts';
import type { FeaturedProject } from '#client/content/types.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { Section } from '#client/ui/section.tsx';
import { NoProjects, ProjectFilter, useProjectFilter } from './project-filter.tsx';

/** Six projects with their filter and the way to all of them (spec section 2, "Home"). */
export function FeaturedProjects({
  title,
  text,
  filterName,
  filters,
  all,
  projects,
}: HomeContent['featuredProjects'] & { projects: readonly FeaturedProject[] }) {
  const { filter, setFilter, shown } = useProjectFilter(projects);
  return (
    <Section
      title={title}
      intro={
        <div>
          <p className="mb-5 max-w-measure text-ink2">{text}</p>
          <ProjectFilter
            name={filterName}
            options={filters}
            value={filter}
            onChange={setFilter}
            count={shown.length}
          />
        </div>
      }
    >
      {shown.length === 0 ? (
        <NoProjects />
      ) : (
        <ul className="grid gap-x-7 gap-y-10 md:grid-cols-3">
          {shown.map(({ id, title, description, type, drawing, image }) => (
            <li key={id} className="sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-6">
              <PhotoFrame
                drawing={drawing}
                photo={image}
                sizes="(min-width: 1312px) 400px, (min-width: 760px) 30vw, (min-width: 480px) 45vw, 90vw"
              />
              <div className="pt-4">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 text-small text-ink2">{description}</p>
                <p className="mt-2 font-heading text-fine font-semibold">{type}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={all.href} className="mt-11 max-sm:w-full">
        {all.label}
      </ButtonLink>
    </Section>
  );
}
