import type { Outline } from '#client/content/projects-page.ts';

/** The width of the widest floor in drawing units. */
const widest = 480;

/** All floors have this shape, as in the head of the page. */
const heightToWidth = 5 / 8;

/** The space above the largest floor for its figure. */
const above = 10;

/** A floor nearer than this to the one above it has no space for a figure. */
const least = 8;

/** A figure nearer than this to the one above it is so far to the left of its place. */
const stagger = { nearer: 18, left: 116 };

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
  // From the largest floor to the smallest, every second one of a close pair moves to the left.
  let moved = false;
  const figures = floors.flatMap(({ figure, width }, i) => {
    const gap = ((floors[i - 1]?.width ?? Infinity) - width) * heightToWidth;
    if (gap < least) return [];
    moved = gap < stagger.nearer && !moved;
    return { figure, width, x: width - 8 - (moved ? stagger.left : 0) };
  });
  const height = widest * heightToWidth;
  const outline = (width: number) => `M0 ${-width * heightToWidth}H${width}V0`;
  return (
    <div className="no-print @container">
      <svg
        viewBox={`-2 ${-height - above} ${widest + 4} ${height + above + 4}`}
        className="w-full fill-none stroke-current stroke-[1.5] text-[15px] font-semibold @max-[26rem]:text-[19px]"
        aria-hidden="true"
      >
        <path d={floors.map(({ width }) => outline(width)).join('')} />
        <path d={`${outline(own)}H0z`} className="fill-canary stroke-none" />
        <g className="stroke-ink">
          <path d={floors.flatMap(({ width }) => (width < own ? outline(width) : [])).join('')} />
        </g>
        <path d={`M0 ${-height}V1.5H${widest + 2}`} className="stroke-[5]" />
        {/* Each figure interrupts the upper wall of its floor. */}
        {figures.map(({ figure, width, x }) => (
          <text
            key={width}
            x={x}
            y={(width < own ? 18 : 4) - width * heightToWidth}
            textAnchor="end"
            className={
              width < own
                ? 'fill-ink stroke-none'
                : 'fill-current [stroke:var(--sheet)] stroke-[7] [paint-order:stroke]'
            }
          >
            {figure}
          </text>
        ))}
        <text
          x={own - 7}
          y={25 - own * heightToWidth}
          textAnchor="end"
          className="fill-ink stroke-none text-[28px]"
        >
          {yours}
        </text>
      </svg>
      {large && (
        <p className="mt-2 text-small">
          {large.project.area} {beyond}
        </p>
      )}
    </div>
  );
}
