import { Link } from 'wouter';
import type { Outline, ProjectsContent } from '#client/content/projects-page.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { useProjectFilter } from './project-filter.tsx';

/** All floors are drawn in one shape: only their size differs. */
const widthToHeight = 8 / 5;

/** A plan within its outer walls, which are as wide and high as the floor. */
const planInside = [60, 36, 480, 300] as const;

/** Everybody in India knows how large it is: 22 yards by 10 feet, drawn in feet. */
const pitch = 'M0 0h66v10H0zM4 0v10m58-10v10';

/**
 * The head of /projects: the plan of each project that the filter shows, all to one scale, on a ground
 * line from edge to edge; each leads to its card. What is wider than the screen scrolls within itself.
 */
export function PortfolioHero({ title, text, outlines, ...words }: ProjectsContent['hero']) {
  const { shown } = useProjectFilter(outlines.map(({ project }) => project));
  const floors = outlines.filter(({ project }) => shown.includes(project));
  const tallest = Math.sqrt((floors[0]?.size ?? 1) / widthToHeight);
  return (
    <section className="overflow-x-clip border-b-frame border-ink bg-sheet">
      <div className="width pt-7 pb-5 md:pt-9 md:pb-7">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-3 text-lead text-balance text-ink2">{text}</p>
      </div>
      {floors.length > 0 && (
        <div className="outlines">
          <ol>
            {floors.map((outline, i) => (
              <Floor
                key={outline.project.id}
                {...outline}
                tallest={tallest}
                {...(i === 0 && { pitch: words.pitch })}
              />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** A project's floor, drawn in feet; the `tallest` of all is one em high. */
function Floor({
  project: { id, title, area, duration, value, featured, drawing },
  size,
  tallest,
  pitch: pitchLabel,
}: Outline & { tallest: number; pitch?: string }) {
  const height = Math.sqrt(size / widthToHeight);
  const width = height * widthToHeight;
  const hasPitch = pitchLabel && width > 75;
  return (
    <li>
      <Link href={`/projects#project-${id}`} className="outline-link">
        <span className="relative flex h-[1em] items-end">
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width={`${width / tallest}em`}
            className={`overflow-visible ${featured ? 'featured-floor' : ''}`}
            role="img"
            aria-label={title}
          >
            {drawing.startsWith('plan-') && (
              <Drawing name={drawing} crop={planInside} style="plain" className="plan-inside" />
            )}
            <rect {...{ width, height }} />
            {hasPitch && (
              <path
                d={pitch}
                transform={`translate(${width / 2 - 33} ${height / 2 - 16})`}
                strokeDasharray="2"
                className="pitch-ground"
              />
            )}
          </svg>
          {hasPitch && (
            <span aria-hidden="true" className="pitch">
              {pitchLabel}
            </span>
          )}
        </span>
        {/* Three lines of one text: of three boxes Firefox would make three links. */}
        <span className="pt-2.5 text-small whitespace-pre text-ink2">
          <span className="text-label font-semibold text-ink">{area}</span>
          {`\n${duration}\n${value}`}
        </span>
      </Link>
    </li>
  );
}
