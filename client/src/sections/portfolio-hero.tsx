import { Fragment } from 'react';
import { Link } from 'wouter';
import type { Outline, ProjectsContent } from '#client/content/projects-page.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { floorShape, planInside } from '#shared/drawing-geometry.ts';
import { useProjectFilter } from './project-filter.tsx';

/** A cricket pitch in feet: 22 yards by 10 feet, with its creases. */
const pitch = { length: 66, width: 10, lines: 'M0 0h66v10H0zM4 0v10m58-10v10' };

/** The greatest width of floors side by side, in em. The row then ends at the margin of a wide screen. */
const widestRow = 6.6;

/** The greatest width of the floors beneath the largest on phones, in em (pages/projects.css). */
const widestOnPhones = 0.675;

// All floors have one shape and differ in size only.
const heightOf = (size: number) => Math.sqrt(size / floorShape);
const widthOf = (size: number) => heightOf(size) * floorShape;

/**
 * Shows the head of /projects. The plan of each project that the filter shows is on a ground line. All plans have one
 * scale, and each is a link to its card. A cricket pitch is the scale bar. On phones and tablets the floors are in
 * rows.
 */
export function PortfolioHero({ title, text, outlines, ...words }: ProjectsContent['hero']) {
  const { shown } = useProjectFilter(outlines.map(({ project }) => project));
  const floors = outlines.filter(({ project }) => shown.includes(project));
  const highest = heightOf(floors[0]?.size ?? 1);
  const row = floors.reduce((sum, { size }) => sum + widthOf(size), 0);
  const feetInEm = Math.max(highest, row / widestRow);
  const feetInEmOnPhones = Math.max(highest, widthOf(floors[1]?.size ?? 0) / widestOnPhones);
  const scales = { feetInEm, fontSize: `${feetInEm / feetInEmOnPhones}em` };
  return (
    <section className="page-head">
      <div className="width pt-4 pb-3.5 md:pt-8 md:pb-6">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-3 text-lead text-balance text-ink2">
          <UnbrokenRanges text={text} />
        </p>
      </div>
      {floors.length > 0 && (
        <div className="outlines">
          <ol>
            {floors.map((outline, i) => (
              <Floor
                key={outline.project.id}
                {...outline}
                {...scales}
                columns={i === 0 && words.columns}
              />
            ))}
          </ol>
          <p className="scale-bar">
            <svg
              viewBox={`0 0 ${pitch.length} ${pitch.width}`}
              width={`${pitch.length / feetInEm}em`}
              fontSize={scales.fontSize}
              className="overflow-visible"
              aria-hidden="true"
            >
              <path d={pitch.lines} />
            </svg>
            <span className="text-fine font-medium">{words.pitch}</span>
          </p>
        </div>
      )}
    </section>
  );
}

/** Draws a project's floor in feet. Its `fontSize` is its scale on phones (pages/projects.css). */
function Floor({
  project: { id, title, name, area, duration, value, drawing },
  size,
  feetInEm,
  fontSize,
  columns,
}: Outline & { feetInEm: number; fontSize: string; columns: readonly string[] | false }) {
  const height = heightOf(size);
  const width = widthOf(size);
  return (
    <li>
      <Link href={`/projects#project-${id}`} className="outline-link">
        <span className="floor">
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width={`${width / feetInEm}em`}
            fontSize={fontSize}
            className="overflow-visible"
            role="img"
            aria-label={title}
          >
            {drawing.startsWith('plan-') && (
              <Drawing name={drawing} crop={planInside} style="plain" className="plan-inside" />
            )}
            <rect {...{ width, height }} />
          </svg>
        </span>
        {/* The lines are one text. From several boxes Firefox would make several links. */}
        <span className="floor-facts">
          {name && <b className="font-semibold text-ink">{name}</b>}
          {name && '\n'}
          {columns && (
            <span className="block sm:hidden" aria-hidden="true">
              {columns.map((column, i) => (
                <Fragment key={column}>
                  {i > 0 && '\n'}
                  <span className="floor-figure">{column}</span>
                </Fragment>
              ))}
            </span>
          )}
          <span className="floor-figures">
            <Figure text={area} />
            {'\n'}
            <Figure text={duration} />
            <span className="max-sm:sr-only">, </span>
            <span className="floor-figure">{value}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Shows a figure of a floor. On phones the head of its column has its unit. */
function Figure({ text }: { text: string }) {
  const [figure, unit] = text.split(/(?= sq ft$| weeks$)/);
  return (
    <span className="floor-figure">
      {figure}
      {unit && <span className="max-sm:sr-only">{unit}</span>}
    </span>
  );
}
