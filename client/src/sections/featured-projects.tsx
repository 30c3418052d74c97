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
      <div className="views relative">
        <div className="no-print mb-1 flex flex-wrap items-center justify-between gap-y-2 md:-mt-3 md:mb-8">
          <ProjectFilter
            name={filterName}
            options={filters}
            value={filter}
            count={shown.length}
            // It is beside the two buttons, whose place is empty without photographs.
            countClass="text-small text-ink2 sm:mr-auto sm:ml-5"
          />
          <DrawnOrBuilt photos={projects.flatMap(({ image }) => image ?? [])} className="ml-auto" />
        </div>
        <PhotoNote />
        {shown.length === 0 ? (
          <NoProjects />
        ) : (
          <ul className="home-projects">
            {shown.map(({ id, title, description, type, value, drawing, image, scale }) => (
              <li key={id} className="card">
                <div className="grid grid-cols-1">
                  <PhotoFrame
                    drawing={drawing}
                    photo={image}
                    sizes="(min-width: 1536px) 472px, (min-width: 760px) 30vw, 45vw"
                  />
                  {scale && (
                    <p className="floor-scale" aria-hidden="true">
                      <svg width={scale.width} />
                      {scale.length}
                    </p>
                  )}
                </div>
                <h3>
                  <Link href={`${all.href}#project-${id}`} className="home-project">
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
        <ButtonLink href={all.href} className="no-print all-projects">
          {all.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
