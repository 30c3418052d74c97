import type { Outline } from '#client/content/projects-page.ts';

/** The width of the widest floor in drawing units. */
const widest = 480;

/** All floors have this shape, as in the head of the page. */
const heightToWidth = 5 / 8;

/** The space that a figure needs at the left of its wall. */
const apart = 24;

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
 * them. It is decoration, because the cards have the sizes.
 */
export function NearestFloor({ outlines, yours }: { outlines: readonly Outline[]; yours: string }) {
  const [first, second] = outlines.map(({ size }) => size);
  const alike = outlines.slice(
    (first ?? 0) > tooLarge * (second ?? Number.POSITIVE_INFINITY) ? 1 : 0,
  );
  const scale = widest / Math.sqrt(alike[0]?.size ?? 1);
  // Floors of one size are drawn once.
  const sizes = new Map(alike.map(({ project, size }) => [size, project.area]));
  const floors = [...sizes].map(([size, figure]) => ({ figure, width: Math.sqrt(size) * scale }));
  const own = widestGap(floors.map(({ width }) => width));
  const isFree = (width: number) =>
    ![own, ...floors.map((floor) => floor.width)].some(
      (other) => other < width && width - other < apart,
    );
  const named = floors.filter(({ width }) => isFree(width));
  const outline = (width: number) => `M0 ${-width * heightToWidth}H${width}V0`;
  return (
    <div className="no-print @container">
      <svg
        viewBox={`-2 ${-widest * heightToWidth - 2} ${widest + 4} ${widest * 0.625 + 6}`}
        className="w-full fill-none stroke-current stroke-[1.5] text-[15px] font-semibold @max-[26rem]:text-[19px]"
        aria-hidden="true"
      >
        <path d={floors.map(({ width }) => outline(width)).join('')} />
        <path d={`${outline(own)}H0z`} className="fill-canary stroke-none" />
        <g className="stroke-ink">
          <path d={floors.flatMap(({ width }) => (width < own ? outline(width) : [])).join('')} />
        </g>
        <path d={`M0 ${-widest * heightToWidth}V1.5H${widest + 2}`} className="stroke-[5]" />
        {[...named, { figure: yours, width: own }].map(({ figure, width }) => (
          <text
            key={width}
            transform={`translate(${width - 6} -10) rotate(-90)`}
            stroke="none"
            className={width > own ? 'fill-current' : 'fill-ink'}
          >
            {figure}
          </text>
        ))}
      </svg>
    </div>
  );
}
