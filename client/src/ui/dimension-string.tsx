interface DimensionStringProps {
  /** The position of each tick, from 0 at the left end to 1, and the figure beneath. */
  ticks: readonly { readonly at: number; readonly label: string }[];
  /** The dimensions between two ticks. */
  spans: readonly { readonly from: number; readonly to: number }[];
  /** Examples on the string. Their two lines of text are above it. */
  dots?: readonly { readonly at: number; readonly lines: readonly [string, string] }[];
  /** True if the last span has no end. Its line runs out dashed. */
  open?: boolean;
}

/** Keeps a label at an end of the string inside it. */
const anchorAt = (at: number) => (at === 0 ? 'start' : at === 1 ? 'end' : 'middle');

const percent = (fraction: number) => `${Math.round(fraction * 1e4) / 100}%`;

/**
 * Draws a dimension string to scale, as wide as its container. It is hidden from assistive technology, because a
 * table beside it has the same figures.
 */
export function DimensionString({ ticks, spans, dots = [], open = false }: DimensionStringProps) {
  return (
    <svg
      // A dot at the open end stays inside the column.
      className={`block h-[6.25rem] overflow-visible text-label font-semibold ${open ? 'w-[calc(100%-.5rem)]' : 'w-full'}`}
      stroke="currentColor"
      fill="currentColor"
      aria-hidden="true"
    >
      {spans.map(({ from, to }, i) => (
        <line
          key={from}
          x1={percent(from)}
          x2={percent(to)}
          y1="4rem"
          y2="4rem"
          strokeWidth="1.5"
          strokeDasharray={open && i === spans.length - 1 ? '7 5' : undefined}
        />
      ))}
      {ticks.map(({ at, label }) => (
        // Use a nested viewport, because coordinates can be percentages and paths cannot.
        <svg key={label} x={percent(at)} y="4rem" overflow="visible" aria-hidden="true">
          <path d="M0-9V9" strokeWidth="1" />
          <path d="m-7 7 14-14" strokeWidth="2" />
          <text
            y="1.9rem"
            textAnchor={anchorAt(at)}
            stroke="none"
            className="text-fine max-[22.5rem]:text-[.75rem]"
          >
            {label}
          </text>
        </svg>
      ))}
      {dots.map(({ at, lines }) => (
        <g key={at} textAnchor={anchorAt(at)} stroke="none">
          <circle
            cx={percent(at)}
            cy="4rem"
            r="7"
            className="fill-canary stroke-current stroke-2"
          />
          {lines.map((line, i) => (
            <text
              key={line}
              x={percent(at)}
              // At the end a label ends with its dot.
              dx={at === 1 ? 7 : undefined}
              y={`${1.5 + i * 1.3}rem`}
              className={i === 0 ? 'text-fine' : 'max-[22.5rem]:text-fine'}
            >
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
