import type { Outline } from '#client/content/projects-page.ts';

/** The width of the widest floor in drawing units. */
const widest = 480;

/** All floors have this shape, as in the head of the page. */
const heightToWidth = 5 / 8;

/** The space that a figure needs at the left of its wall, and above its upper wall. */
const apart = { beside: 24, above: 20 };

/** Above a floor this many times as large as the next one, a shared scale would hide the small floors. */
const tooLarge = 2;

/** Returns the middle of the widest gap between floors: the place of a floor unlike any of them. */
function widestGap(widths: readonly number[]): number {
  const gaps = widths.slice(1).map((width, i) => ({ width, gap: (widths[i] ?? 0) - width }));
  const { width, gap } = gaps.sort((a, b) => b.gap - a.gap)[0] ?? { width: widest, gap: -widest };
  return width + gap / 2;
}

/**
 * Draws the floors of the projects over each other, to one scale and from one corner. The visitor's floor is between
 * them. It is decoration, because the cards have the sizes. A line names the floor that is too large for the drawing.
 */
export function NearestFloor({
  outlines,
  yours,
  beyond,
}: {
  outlines: readonly Outline[];
  yours: string;
  beyond: string;
}) {
  const [first, second] = outlines;
  const large = first && second && first.size > tooLarge * second.size ? first : undefined;
  const alike = outlines.slice(large ? 1 : 0);
  const scale = widest / Math.sqrt(alike[0]?.size ?? 1);
  // Floors of one size are drawn once.
  const sizes = new Map(alike.map(({ project, size }) => [size, project.area]));
  const floors = [...sizes].map(([size, figure]) => ({ figure, width: Math.sqrt(size) * scale }));
  const own = widestGap(floors.map(({ width }) => width));
  const walls = [own, ...floors.map(({ width }) => width)];
  const hasSpace = {
    beside: (width: number) =>
      walls.every((other) => other >= width || width - other >= apart.beside),
    above: (width: number) =>
      walls.every((other) => other <= width || (other - width) * heightToWidth >= apart.above),
  };
  const beside = floors.filter(({ width }) => hasSpace.beside(width));
  const above = floors.filter(({ width }) => !hasSpace.beside(width) && hasSpace.above(width));
  const height = widest * heightToWidth;
  const colour = (width: number) => (width > own ? 'fill-current' : 'fill-ink');
  const outline = (width: number) => `M0 ${-width * heightToWidth}H${width}V0`;
  return (
    <div className="no-print @container">
      <svg
        viewBox={`-2 ${-height - apart.above} ${widest + 4} ${height + apart.above + 4}`}
        className="w-full fill-none stroke-current stroke-[1.5] text-[15px] font-semibold @max-[26rem]:text-[19px]"
        aria-hidden="true"
      >
        <path d={floors.map(({ width }) => outline(width)).join('')} />
        <path d={`${outline(own)}H0z`} className="fill-canary stroke-none" />
        <g className="stroke-ink">
          <path d={floors.flatMap(({ width }) => (width < own ? outline(width) : [])).join('')} />
        </g>
        <path d={`M0 ${-height}V1.5H${widest + 2}`} className="stroke-[5]" />
        <g stroke="none">
          {[...beside, { figure: yours, width: own }].map(({ figure, width }) => (
            <text
              key={width}
              transform={`translate(${width - 6} -10) rotate(-90)`}
              className={colour(width)}
            >
              {figure}
            </text>
          ))}
          {above.map(({ figure, width }) => (
            <text
              key={width}
              x={width}
              y={-width * heightToWidth - 5}
              textAnchor="end"
              className={colour(width)}
            >
              {figure}
            </text>
          ))}
        </g>
      </svg>
      {large && (
        <p className="mt-2 text-small">
          {large.project.area} {beyond}
        </p>
      )}
    </div>
  );
}
