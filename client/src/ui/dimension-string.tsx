interface DimensionStringProps {
  /** Where a tick cuts the string, from 0 at its left end to 1, and the figure beneath. */
  ticks: readonly { readonly at: number; readonly label: string }[];
  /** What is dimensioned between two ticks; the text stands above the line. */
  spans: readonly { readonly from: number; readonly to: number; readonly label: string }[];
  /** The last span has no end: its line runs out dashed. */
  open?: boolean;
}

const percent = (fraction: number) => `${Math.round(fraction * 1e4) / 100}%`;

/**
 * A dimension string to scale, as wide as its place. Decoration: a table beside it gives the same
 * figures, so it is hidden from assistive technology.
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
        // A nested viewport, because only coordinates can be percentages, not paths.
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
