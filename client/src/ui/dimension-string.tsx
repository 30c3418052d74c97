interface DimensionStringProps {
  /** The position of each tick, from 0 at the left end to 1, and the figure beneath. */
  ticks: readonly { readonly at: number; readonly label: string }[];
  /** The dimensions between two ticks. Their text is above the line. */
  spans: readonly { readonly from: number; readonly to: number; readonly label: string }[];
  /** True if the last span has no end. Its line runs out dashed. */
  open?: boolean;
}

const percent = (fraction: number) => `${Math.round(fraction * 1e4) / 100}%`;

/**
 * Draws a dimension string to scale, as wide as its container. It is hidden from assistive technology, because a
 * table beside it has the same figures.
 */
export function DimensionString({ ticks, spans, open = false }: DimensionStringProps) {
  return (
    <svg
      className="block h-[76px] w-full overflow-visible text-label font-semibold"
      stroke="currentColor"
      fill="currentColor"
      aria-hidden="true"
    >
      {spans.map(({ from, to, label }, i) => (
        <g key={label}>
          <line
            x1={percent(from)}
            x2={percent(to)}
            y1="40"
            y2="40"
            strokeWidth="1.5"
            strokeDasharray={open && i === spans.length - 1 ? '7 5' : undefined}
          />
          <text
            x={percent((from + to) / 2)}
            y="24"
            textAnchor="middle"
            stroke="none"
            className="max-sm:text-fine"
          >
            {label}
          </text>
        </g>
      ))}
      {ticks.map(({ at, label }) => (
        // Use a nested viewport, because coordinates can be percentages and paths cannot.
        <svg key={label} x={percent(at)} y="40" overflow="visible" aria-hidden="true">
          <path d="M0-9V9" strokeWidth="1" />
          <path d="m-7 7 14-14" strokeWidth="2" />
          <text
            y="31"
            textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
            stroke="none"
            className="text-fine"
          >
            {label}
          </text>
        </svg>
      ))}
    </svg>
  );
}
