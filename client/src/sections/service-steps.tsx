import type { DrawingName, Point, ProcessStep } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { Bubbles, KeyNumber } from '#client/ui/keyed-drawing.tsx';

/** From slab to slab, without dimensions. */
const shell = [32, 24, 536, 322] as const;
/** A quarter's part of its width. */
const quarter = shell[2] / 4;
const marks: readonly Point[] = [99, 233, 367, 501].map((x) => [x, 58]);

/**
 * Four steps that build a room: one elevation, from left to right bare, with its services, with its boards
 * and finished, and the steps as its key, beneath it or beside it.
 */
export function ServiceSteps({
  steps,
  builds,
  stacked = false,
}: {
  steps: readonly ProcessStep[];
  builds: DrawingName;
  /** One below the other at every width, for steps that stand beside a picture. */
  stacked?: boolean;
}) {
  return (
    <div
      className={`key grid items-start gap-x-12 gap-y-5 ${stacked ? '' : 'lg:grid-cols-[7fr_5fr]'}`}
    >
      <div className="@container relative max-md:-mx-gutter">
        <svg viewBox={shell.join(' ')} className="w-full" aria-hidden="true">
          {steps.map(({ step }, i) => {
            const x = shell[0] + i * quarter;
            return (
              <svg
                key={step}
                x={x}
                y={shell[1]}
                width={quarter}
                height={shell[3]}
                aria-hidden="true"
              >
                <Drawing
                  name={builds}
                  crop={[x, shell[1], quarter, shell[3]]}
                  style="plain"
                  className={`build-${i + 1}`}
                />
              </svg>
            );
          })}
          <path
            d="M166 36V336M300 36V336M434 36V336"
            stroke="currentColor"
            strokeDasharray="9 3 2 3"
          />
        </svg>
        <Bubbles marks={marks} crop={shell} />
      </div>
      <ol className="border-t-frame border-current">
        {steps.map(({ step, title, description }) => (
          <li
            key={step}
            className="keyed grid grid-cols-[auto_1fr] items-start gap-x-3.5 gap-y-1 border-b border-rule py-4"
          >
            <KeyNumber number={Number(step)} />
            <h3 className="pt-1 text-h3">{title}</h3>
            <p className="col-start-2 max-w-[52ch] text-ink2">{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
