import { serviceLabels } from '#client/content/service-labels.ts';
import type { Project } from '#client/content/types.ts';

/** Shows a project's title, area and value at the end of the text of a page's head, or nothing without a project. */
export function OneBuilt({ project }: { project: Project | undefined }) {
  return (
    project && (
      <span className="mt-2 block text-ink">
        {serviceLabels.oneBuilt} {project.title},{' '}
        <span className="whitespace-nowrap">{project.area},</span>{' '}
        <b className="text-h3">{project.value}</b>
      </span>
    )
  );
}
