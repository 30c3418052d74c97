import type { Crop, DrawingName, Project } from '#client/content/types.ts';
import { inFeet } from '#client/content/words.ts';
import { planInside } from '#shared/drawing-geometry.ts';
import { Drawing } from './drawing.tsx';

/** The part of the drawing with the plan and space for a dimension string at its left and beneath it. */
const sheet: Crop = [14, 20, 560, 366];

const [left, top, width, height] = planInside;
const [right, bottom] = [left + width, top + height];

/** The thickness of the outer walls on each plan, so that the plans of small and large floors look alike. */
const drawnWall = 7;

/** The distances of the two dimension strings from the plan, and of their extension lines. */
const [stringBelow, stringBeside, gap] = [38, 24, 10];
/** The length by which a dimension string goes beyond its ends. */
const overrun = 6;
/** Half the width and height of the oblique stroke at an end. */
const tick = 3.5;

/** A dimension: its figure, and the two places that it measures. */
interface Dimension {
  readonly from: number;
  readonly to: number;
  readonly figure: string;
}

/**
 * Draws a plan with its dimensions in feet, inches and metres, and a north arrow. A plan with known walls is
 * measured at their outer faces. It is decoration, because the words beside it give its area.
 */
export function DimensionedPlan({
  name,
  plan,
  className = '',
}: {
  name: DrawingName;
  plan: NonNullable<Project['plan']>;
  className?: string;
}) {
  const { floors, depth, walls = 0 } = plan;
  const last = floors.at(-1);
  const scale = width / ((last?.at ?? 0) + (last?.width ?? 1));
  const wall = walls && drawnWall;
  const figureOf = (inside: number) => {
    const millimetres = inside + 2 * walls;
    return `${inFeet(millimetres)} (${(millimetres / 1000).toFixed(1)} m)`;
  };
  const across = floors.map(({ at, width: inside }) => ({
    from: left + at * scale - wall,
    to: left + (at + inside) * scale + wall,
    figure: figureOf(inside),
  }));
  return (
    <div className={`@container relative ${className}`}>
      <svg
        viewBox={sheet.join(' ')}
        className="absolute inset-0 w-full fill-none stroke-current text-[14px] font-semibold @max-[30rem]:text-[19px] @max-[19rem]:text-[23px]"
        strokeWidth=".8"
        textAnchor="middle"
        aria-hidden="true"
      >
        <rect {...{ x: left, y: top, width, height }} stroke="none" className="fill-(--sheet)" />
        {across.map((dimension) => (
          <DimensionLine
            key={dimension.from}
            {...dimension}
            at={bottom + stringBelow}
            extension={[bottom + gap, bottom + stringBelow + 6]}
          />
        ))}
        {/* This string runs from the bottom to the top. */}
        <g transform={`rotate(-90 ${left} ${bottom})`}>
          <DimensionLine
            from={left - wall}
            to={left + height + wall}
            figure={figureOf(depth)}
            at={bottom - stringBeside}
            extension={[bottom - stringBeside - 8, bottom - gap]}
          />
        </g>
        <g transform={`translate(${right + 22} ${bottom - 10})`}>
          <circle r="10" />
          <path d="M0-15 6 9 0 4-6 9z" className="fill-current" />
          <text y="-20" stroke="none" className="fill-current">
            N
          </text>
        </g>
      </svg>
      <Drawing name={name} crop={sheet} style="plain" className="relative" />
    </div>
  );
}

/** Draws a dimension at a distance from the plan. Its two extension lines go up to the plan. */
function DimensionLine({
  from,
  to,
  figure,
  at,
  extension: [begin, end],
}: Dimension & { at: number; extension: readonly [number, number] }) {
  const ends = [from, to];
  return (
    <>
      <path
        d={`M${from - overrun} ${at}H${to + overrun}${ends.map((x) => `M${x} ${begin}V${end}`).join('')}`}
      />
      <path
        d={ends.map((x) => `M${x - tick} ${at + tick}l${2 * tick}-${2 * tick}`).join('')}
        strokeWidth="1.8"
      />
      <text x={(from + to) / 2} y={at - 5} stroke="none" className="fill-current">
        {figure}
      </text>
    </>
  );
}
