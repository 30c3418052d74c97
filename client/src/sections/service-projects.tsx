import { Link } from 'wouter';
import { isAboveGuide, ratePerFoot, smallRooms } from '#client/content/projects.ts';
import { serviceLabels } from '#client/content/service-labels.ts';
import type { Project } from '#client/content/types.ts';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import './service-projects.css';

/** Returns the facts of a project in one line. A rate above the guide is one of them. */
function factsOf(project: Project): string {
  const { location, area, duration, scope } = project;
  const time = [duration, scope].filter(Boolean).join(' ');
  const rate = isAboveGuide(project) && ratePerFoot(project);
  return [location, area, time, rate].filter(Boolean).join(', ');
}

/** Shows a project's title, which is a link to its card on /projects, its value and its facts. */
function Words({ project }: { project: Project }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h3 className="text-h3">
        <Link
          href={`${serviceLabels.projects.all.href}#project-${project.id}`}
          className="underline decoration-canary-deep decoration-2 underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
        >
          {project.title}
        </Link>
      </h3>
      <p className="text-h3 font-semibold">{project.value}</p>
      <p className="basis-full text-small text-ink2">
        <UnbrokenRanges text={factsOf(project)} />
      </p>
    </div>
  );
}

/**
 * Shows the portfolio's projects of a service's kind, each with its plan as large as the column allows. The words of
 * a single project are beside its plan, beneath the title.
 */
export function ServiceProjects({ projects }: { projects: readonly Project[] | undefined }) {
  const { title, titleOfOne, all } = serviceLabels.projects;
  const [first, second] = projects ?? [];
  if (!projects || !first) return null;
  return (
    <section className="section by-turns">
      <div
        className={`width grid gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr] ${second ? '' : 'project-alone'}`}
      >
        <div className="relative z-1 self-start">
          <h2 className="text-h2">{second ? title : titleOfOne}</h2>
          {projects.some(isAboveGuide) && (
            <p className="mt-4 max-w-[34ch] text-ink2">{smallRooms}</p>
          )}
          <p className="mt-4">
            <Link href={all.href} className="text-link">
              {all.label}
            </Link>
          </p>
        </div>
        {second ? (
          <ul className="grid gap-x-7 border-t-frame border-ink sm:grid-cols-2">
            {projects.map((project) => (
              <li key={project.id} className="project-row">
                <PhotoFrame drawing={project.drawing} />
                <Words project={project} />
              </li>
            ))}
          </ul>
        ) : (
          <>
            <PhotoFrame drawing={first.drawing} />
            <Words project={first} />
          </>
        )}
      </div>
    </section>
  );
}
