import type { Outline } from '#client/content/projects-page.ts';
import { floorShape } from '#shared/drawing-geometry.ts';

/** The width of the widest floor in drawing units. */
const widest = 370;

/** The space for names at the left of the floors. */
const column = 142;

/** The least distance between two names, and the greatest between a name and its place. */
const apart = 22;
const astray = 44;

/** Above a floor this many times as large as the next one, a shared scale would hide the small floors. */
const tooLarge = 2;

/** Returns the middle of the widest gap between floors: the place of a floor unlike any of them. */
function widestGap(widths: readonly number[]): number {
  const gaps = widths.slice(1).map((width, i) => ({ width, gap: (widths[i] ?? 0) - width }));
  const { width, gap } = gaps.sort((a, b) => b.gap - a.gap)[0] ?? { width: widest, gap: -widest };
  return width + gap / 2;
}

/**
 * Spreads names that are too near each other, from top to bottom. Each gets the middle between the lowest place that
 * those above leave it and the highest that those below leave it. A name that would go too far astray is left out.
 */
function spread<T extends { readonly y: number }>(names: readonly T[]): (T & { at: number })[] {
  let low = Number.NEGATIVE_INFINITY;
  const kept = names.flatMap((one) => {
    const lowest = Math.max(one.y, low + apart);
    if (lowest - one.y > astray) return [];
    low = lowest;
    return { ...one, lowest };
  });
  let high = Number.POSITIVE_INFINITY;
  return kept
    .reverse()
    .map((one) => {
      high = Math.min(one.y, high - apart);
      return { ...one, at: (one.lowest + high) / 2 };
    })
    .reverse();
}

/**
 * Draws the floors of the projects over each other, to one scale and from one corner. The visitor's floor is between
 * them. The names are in a column at the left, each with a line to its floor's upper wall. It is decoration, because
 * the cards have the sizes. A line names the floor that is too large for the drawing. Phones do not show it, because
 * the floors at the head of the page have all of the width there.
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
  const sizes = new Map(alike.map(({ project, size }) => [size, project.name ?? project.area]));
  const floors = [...sizes].map(([size, name]) => {
    const width = Math.sqrt(size) * scale;
    return { name, width, y: -width / floorShape };
  });
  const names = spread(floors);
  const top = Math.min(0, ...names.map(({ at }) => at)) - apart / 2;
  const between = widestGap(floors.map(({ width }) => width));
  // The word is between the own floor's upper wall and that of the next smaller floor.
  const smaller = floors.find(({ width }) => width < between)?.y ?? 0;
  const outline = (width: number) => `M0 ${-width / floorShape}H${width}V0`;
  return (
    <div className="no-print max-md:hidden">
      <svg
        viewBox={`${-column} ${top} ${column + widest + 2} ${4 - top}`}
        className="w-full fill-none stroke-current stroke-[1.5] text-[18px] font-semibold max-lg:text-[20px] max-lg:tracking-[-.02em]"
        aria-hidden="true"
      >
        <path d={floors.map(({ width }) => outline(width)).join('')} />
        <path d={`${outline(between)}H0z`} className="fill-canary stroke-none" />
        <path
          d={floors.flatMap(({ width }) => (width < between ? outline(width) : [])).join('')}
          className="stroke-ink"
        />
        <path d={names.map(({ at, y }) => `M-17 ${at}L-2 ${y}`).join('')} strokeWidth="1" />
        <path d={`M0 ${floors[0]?.y ?? 0}V1.5H${widest + 2}`} className="stroke-[5]" />
        <g stroke="none" textAnchor="end" className="fill-current">
          {names.map(({ name, at }) => (
            <text key={name} x="-21" y={at + 6}>
              {name}
            </text>
          ))}
          <text
            x={between - 7}
            y={(smaller - between / floorShape) / 2 + 6}
            className="fill-ink tracking-[-.014em]"
          >
            {yours}
          </text>
        </g>
      </svg>
      {large && (
        <p className="mt-3 text-small" aria-hidden="true">
          {large.project.name ?? large.project.area} {beyond}
        </p>
      )}
    </div>
  );
}
