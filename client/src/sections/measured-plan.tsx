import { Link } from 'wouter';
import { ratePerFoot } from '#client/content/projects.ts';
import { serviceLabels } from '#client/content/service-labels.ts';
import type { Project } from '#client/content/types.ts';
import { inFeet, millimetresInFoot } from '#client/content/words.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { planOuter } from '#shared/drawing-geometry.ts';

/**
 * Draws a project's plan in light lines. Beneath it is a tape from wall to wall, its case included, with a tick for
 * each ten feet, if the width is known. The project's facts come last.
 */
export function MeasuredPlan({ project }: { project: Project }) {
  const { id, title, area, location, duration, value, drawing, plan } = project;
  const rate = ratePerFoot(project);
  const width = plan?.floors[0]?.width;
  return (
    <div className="no-print">
      <Drawing name={drawing} crop={planOuter} style="plan" />
      {width && (
        <svg viewBox="-2 -10 508 54" className="w-full font-semibold" aria-hidden="true">
          <path d="M12-14V2M492-14V2" className="stroke-current" />
          <path d="M12 8h480v27H12z" className="fill-(--wash)" />
          <path
            d="M12 31h480"
            strokeWidth="8"
            strokeDasharray={`1 ${(480 * 10 * millimetresInFoot) / width - 1}`}
            className="stroke-ink"
          />
          <path d="M12 2v39" className="stroke-current stroke-3" />
          <path d="M452 2h40v40h-40z" className="fill-(--sheet) stroke-current stroke-2" />
          <circle cx="472" cy="22" r="8" className="fill-(--wash)" />
          <text x="444" y="24" fontSize="18" textAnchor="end" className="fill-ink">
            {inFeet(width)}
          </text>
        </svg>
      )}
      <p className="mt-3 ml-[1.4%]">
        <Link
          href={`/projects#project-${id}`}
          className="font-semibold underline decoration-2 underline-offset-4"
        >
          {title}
        </Link>
        <br />
        <UnbrokenRanges
          text={`${area} in ${location}, ${duration}, ${value}${rate && ` (${rate})`}`}
        />
      </p>
      <p className="mt-3 ml-[1.4%]">
        <Link href={serviceLabels.projects.all.href} className="text-link">
          {serviceLabels.projects.all.label}
        </Link>
      </p>
    </div>
  );
}
