import { Link } from 'wouter';
import { isAboveGuide, ratePerFoot, smallRooms } from '#client/content/projects.ts';
import { serviceLabels } from '#client/content/service-labels.ts';
import type { Project } from '#client/content/types.ts';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { SideSection } from './side-section.tsx';

/** Returns the facts of a project in one line. A rate above the guide is one of them. */
function factsOf(project: Project): string {
  const { location, area, duration, scope } = project;
  const time = [duration, scope].filter(Boolean).join(' ');
  const rate = isAboveGuide(project) && ratePerFoot(project);
  return [location, area, time, rate].filter(Boolean).join(', ');
}

/**
 * Shows the portfolio's projects of a service's kind, one in each row beside its plan. Each is a link to its card
 * on /projects.
 */
export function ServiceProjects({ projects }: { projects: readonly Project[] | undefined }) {
  const { title, titleOfOne, all } = serviceLabels.projects;
  if (!projects?.length) return null;
  return (
    <SideSection
      title={projects.length === 1 ? titleOfOne : title}
      ground="byTurns"
      aside={
        <>
          {projects.some(isAboveGuide) && (
            <p className="mt-4 max-w-[34ch] text-ink2">{smallRooms}</p>
          )}
          <p className="mt-4">
            <Link href={all.href} className="text-link">
              {all.label}
            </Link>
          </p>
        </>
      }
    >
      <div>
        <ul className="border-t-frame border-ink">
          {projects.map((project) => (
            <li key={project.id} className="project-row">
              <PhotoFrame drawing={project.drawing} />
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h3 className="text-h3">
                  <Link
                    href={`${all.href}#project-${project.id}`}
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
            </li>
          ))}
        </ul>
      </div>
    </SideSection>
  );
}
