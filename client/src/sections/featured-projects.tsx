import { Link } from 'wouter';
import type { HomeContent } from '#client/content/home-page.ts';
import type { FeaturedProject } from '#client/content/types.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { LabelledTitle } from '#client/ui/labelled-title.tsx';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { Section } from '#client/ui/section.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { PhotoNote } from './photo-note.tsx';
import { NoProjects, ProjectFilter, useProjectFilter } from './project-filter.tsx';

/** Shows six projects with their filter and a link to all projects (spec section 2, "Home"). */
export function FeaturedProjects({
  title,
  text,
  filterName,
  filters,
  all,
  projects,
}: HomeContent['featuredProjects'] & { projects: readonly FeaturedProject[] }) {
  const { filter, shown } = useProjectFilter(projects);
  return (
    <Section title={<LabelledTitle text={title} />} intro={text}>
      <div className="views">
        <div className="no-print mb-1 flex flex-wrap items-center justify-between gap-y-2 md:-mt-3 md:mb-8">
          <ProjectFilter
            name={filterName}
            options={filters}
            value={filter}
            count={shown.length}
            // On phones it is beside the two buttons, whose place is empty without photographs.
            countClass="self-center text-small text-ink2 sm:sr-only"
          />
          <DrawnOrBuilt photos={projects.flatMap(({ image }) => image ?? [])} className="ml-auto" />
        </div>
        <PhotoNote />
        {shown.length === 0 ? (
          <NoProjects />
        ) : (
          <ul className="home-projects">
            {shown.map(({ id, title, description, type, value, drawing, image }) => (
              <li key={id} className="card">
                <PhotoFrame
                  drawing={drawing}
                  photo={image}
                  sizes="(min-width: 1536px) 472px, (min-width: 760px) 30vw, 45vw"
                />
                <h3>
                  <Link
                    href={`${all.href}#project-${id}`}
                    className="hover:underline after:absolute after:inset-0"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-fine text-ink2 md:text-small">
                  <UnbrokenRanges text={description} />
                </p>
                <p className="home-price">
                  {type} <b>{value}</b>
                </p>
              </li>
            ))}
          </ul>
        )}
        <ButtonLink href={all.href} className="no-print mt-6 max-sm:w-full">
          {all.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
