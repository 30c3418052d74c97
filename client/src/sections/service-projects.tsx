import { Link } from 'wouter';
import { ratePerFoot } from '#client/content/projects.ts';
import { serviceLabels } from '#client/content/service-labels.ts';
import type { Project, ServiceContent } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { planInside } from '#shared/drawing-geometry.ts';
import './service-projects.css';

/** A plan from outer wall to outer wall. */
const [left, top, width, height] = planInside;
const planFrame = [left - 7, top - 7, width + 14, height + 14] as const;

/** Returns the figures of a project: its area, its weeks and its value. Notes are beneath two of them. */
const figuresOf = (project: Project): readonly { figure: string; note?: string | undefined }[] => [
  { figure: project.area, note: project.location },
  { figure: project.duration },
  { figure: project.value, note: ratePerFoot(project) },
];

/** Shows a project's title, which is a link to its card on /projects, perhaps its sentence, and its figures. */
function Words({ project, described = true }: { project: Project; described?: boolean }) {
  return (
    <div className="project-words">
      <h3 className="text-h3">
        <Link
          href={`${serviceLabels.projects.all.href}#project-${project.id}`}
          className="underline decoration-canary-deep decoration-2 underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
        >
          {project.title}
        </Link>
      </h3>
      {described && (
        <p className="text-ink2 max-md:text-small">
          <UnbrokenRanges text={project.description} />
        </p>
      )}
      <ul className="project-figures">
        {figuresOf(project).map(({ figure, note }) => (
          <li key={figure}>
            <b>{figure}</b>
            {note && (
              <span className="text-balance">
                <span className="sr-only">, </span>
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Shows the portfolio's projects of a service's kind, each with its plan as large as its column allows, and why they
 * are like the visitor's. The words of a single project are beside its plan, beneath the title. If the title says why,
 * they have no sentence. Its plan has in yellow the things that the service sells, or the layer alone. Two projects are
 * side by side.
 */
export function ServiceProjects({
  service: { drawing, projects, projectsAlike, projectLayer: layer },
}: {
  service: ServiceContent;
}) {
  const { title, titleOfOne, all } = serviceLabels.projects;
  const [first, second] = projects ?? [];
  if (!projects || !first) return null;
  return (
    <section className="section by-turns">
      <div className={`width grid gap-y-5 ${second ? 'projects-alike' : 'project-alone'}`}>
        <div>
          <h2 className="text-h2">{second ? title : titleOfOne}</h2>
          {projectsAlike && (
            <p className="mt-3 text-lead text-balance text-ink2">
              <UnbrokenRanges text={projectsAlike} />
            </p>
          )}
        </div>
        {second ? (
          <ul className="grid gap-x-7 gap-y-8 sm:grid-cols-2">
            {projects.map((project) => (
              <li key={project.id} className="relative">
                <PhotoFrame drawing={project.drawing} />
                <Words project={project} />
              </li>
            ))}
          </ul>
        ) : (
          <>
            {layer ? (
              <div className="project-plan project-layered">
                <SheetDrawing name={layer.drawing} part={layer.part} crop={planFrame} />
                <Drawing name={first.drawing} crop={planFrame} style="plain" />
              </div>
            ) : (
              <Drawing
                name={first.drawing}
                crop={planFrame}
                style="plain"
                className={`project-plan overflow-visible sells-${drawing}`}
              />
            )}
            <Words project={first} described={!projectsAlike} />
          </>
        )}
        <p className="no-print relative z-1">
          <Link href={all.href} className="text-link">
            {all.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
