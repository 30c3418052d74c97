import type { DrawingName, Photo, Point, ProcessStep } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { Bubbles, KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { Photograph } from '#client/ui/photo-frame.tsx';

/** From slab to slab, without dimensions: the crop of a photograph's frame. */
const shell = [32, 24, 536, 322] as const;
/** A quarter's part of its width; the states overlap by a unit, or their edges would show in the slabs. */
const quarter = shell[2] / 4;
const overlap = 1;
const marks: readonly Point[] = [99, 233, 367, 501].map((x) => [x, 58]);

/** The bare quarter is measured: its height, its width, and a level 1,000 mm above the floor. */
const survey =
  'M84 88V336M60 310H166M79 93l10-10M79 341l10-10M79 241l10-10M55 315l10-10M161 315l10-10M112 234l-7-11h14z';

interface StepsProps {
  steps: readonly ProcessStep[];
  builds: DrawingName;
  /** Plotted over the later states. */
  photo?: Photo;
}

/** Four steps that build a room: the room in four states, and the steps as its key. */
export function ServiceSteps({ steps, builds, photo }: StepsProps) {
  return (
    <div className="key grid items-start gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr]">
      <div className="views relative max-md:-mx-gutter">
        <div className={`@container relative ${photo ? 'photo-frame' : ''}`}>
          {photo && <Photograph photo={photo} sizes="(min-width: 900px) 52vw, 100vw" />}
          <States steps={steps} builds={builds} />
          <div className="absolute inset-0 z-3">
            <Bubbles marks={marks} crop={shell} />
          </div>
        </div>
        {photo && <DrawnOrBuilt className="absolute right-[9%] bottom-[7%] z-3" />}
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

/** One elevation, from left to right bare, with its services, with its boards and finished. */
function States({ steps, builds }: Pick<StepsProps, 'steps' | 'builds'>) {
  return (
    <svg viewBox={shell.join(' ')} className="drawing" aria-hidden="true">
      {steps.map(({ step }, i) => {
        const x = shell[0] + i * quarter;
        return (
          <svg
            key={step}
            x={x}
            y={shell[1]}
            width={quarter + overlap}
            height={shell[3]}
            aria-hidden="true"
          >
            <Drawing
              name={builds}
              crop={[x, shell[1], quarter + overlap, shell[3]]}
              style="plain"
              className={`build-${i + 1}`}
            />
          </svg>
        );
      })}
      <g fill="none" stroke="currentColor">
        <path d={survey} />
        <path d="M60 236H166M166 36V336M300 36V336M434 36V336" strokeDasharray="9 3 2 3" />
      </g>
    </svg>
  );
}
