import { serviceLabels } from '#client/content/service-labels.ts';
import type { Project } from '#client/content/types.ts';

/** Shows the area and the value of a project at the end of the text of a page's head, or nothing without a project. */
export function OneBuilt({ project }: { project: Project | undefined }) {
  return (
    project && (
      <span className="mt-2 block text-ink">
        {serviceLabels.built} {project.area}, <b className="text-h3">{project.value}</b>
      </span>
    )
  );
}
