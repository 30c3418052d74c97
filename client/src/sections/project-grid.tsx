import { rupeesOf } from '#client/content/price-range.ts';
import { isAboveGuide, ratePerFoot } from '#client/content/projects.ts';
import { outlinesOf, type ProjectsContent } from '#client/content/projects-page.ts';
import type { Project } from '#client/content/types.ts';
import { grouped } from '#client/content/words.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { PhotoNote } from './photo-note.tsx';
import { ProjectCard } from './project-card.tsx';
import { NoProjects, ProjectFilter, useProjectFilter } from './project-filter.tsx';
import { ProjectSheet } from './project-sheet.tsx';

interface ProjectGridProps
  extends Pick<ProjectsContent['hero'], 'filterName' | 'filters'>,
    Pick<ProjectsContent, 'units' | 'smallRooms'> {
  title: string;
  projects: readonly Project[];
}

/** Shows the portfolio and its filter, or a message when nothing matches (spec section 2, "Projects"). */
export function ProjectGrid({
  title,
  units,
  smallRooms,
  filterName,
  filters,
  projects,
}: ProjectGridProps) {
  const { filter, shown } = useProjectFilter(projects);
  const cards = shown.filter(({ featured }) => !featured);
  // A last card without a neighbour is as wide as two.
  const alone = cards.length % 2 ? cards.at(-1) : undefined;
  return (
    <section className="section pt-3 md:pt-9">
      <div className="width views">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:gap-x-8">
          <h2 className="text-[clamp(1.625rem,2.8vw,2.25rem)] leading-tight">{title}</h2>
          <DrawnOrBuilt
            photos={projects.flatMap(({ image }) => image ?? [])}
            className="ml-auto md:order-last"
          />
          <ProjectFilter name={filterName} options={filters} value={filter} count={shown.length} />
        </div>
        <PhotoNote />
        {shown.length === 0 ? (
          <NoProjects />
        ) : (
          <>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-5 sm:gap-y-14 lg:grid-cols-2 lg:grid-flow-row-dense lg:gap-x-7 lg:gap-y-0">
              {shown.map((project) =>
                project.featured ? (
                  <ProjectSheet key={project.id} project={project} />
                ) : (
                  <ProjectCard key={project.id} project={project} wide={project === alone} />
                ),
              )}
            </ul>
            <p className="my-4 text-fine text-ink2">
              <UnbrokenRanges text={units} />
            </p>
            {shown.some(isAboveGuide) && <SmallRooms {...smallRooms} projects={shown} />}
          </>
        )}
      </div>
    </section>
  );
}

/** Says why small rooms cost more per square foot. */
function SmallRooms({
  title,
  text,
  projects,
}: ProjectsContent['smallRooms'] & { projects: readonly Project[] }) {
  return (
    <div className="small-rooms">
      <p className="text-h2 font-semibold text-balance">{title}</p>
      <Rates projects={projects} />
      <p className="max-w-measure md:text-lead">
        <UnbrokenRanges text={text} />
      </p>
    </div>
  );
}

/**
 * Draws the rate per square foot of each project, from the largest floor to the smallest. Rates above the guide are
 * filled bars.
 */
function Rates({ projects }: { projects: readonly Project[] }) {
  const rates = outlinesOf(projects).map(({ project }) => ({
    project,
    rate: rupeesOf(ratePerFoot(project))[0],
  }));
  const highest = Math.max(...rates.map(({ rate }) => rate));
  const widthOf = (rate: number) => `${((rate / highest) * 100).toFixed(1)}%`;
  return (
    <ul className="rate-bars" aria-hidden="true">
      {rates.map(({ project, rate }) => (
        <li key={project.id}>
          {project.name ?? project.title}
          <svg aria-hidden="true">
            <rect
              y="15%"
              width={widthOf(rate)}
              height="70%"
              className={isAboveGuide(project) ? 'fill-current' : ''}
            />
            <text x={widthOf(rate)} dx="6" y="72%" className="fill-current font-semibold">
              ₹{grouped(rate)}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  );
}
