import type { DrawingName, Photo, Point, ProcessStep } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { Bubbles, KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { Photograph, StockCaption } from '#client/ui/photo-frame.tsx';

/** The part of the drawing from slab to slab, without dimensions. A photograph's frame has the same crop. */
const shell = [32, 24, 536, 322] as const;
/** The width of a quarter. The states overlap by a unit, because otherwise their edges would show in the slabs. */
const quarter = shell[2] / 4;
const overlap = 1;

/** The part beneath the slab, where a dimension string numbers the quarters from wall to wall. */
const string = [shell[0], shell[1] + shell[3], shell[2], 46] as const;
const marks: readonly Point[] = [113, 233, 367, 487].map((x) => [x, 371]);

/** The dimensions of the bare quarter: its height, its width, and a level 1,000 mm above the floor. */
const survey =
  'M84 88V336M60 310H166M79 93l10-10M79 341l10-10M79 241l10-10M55 315l10-10M161 315l10-10M112 234l-7-11h14z';

interface StepsProps {
  steps: readonly ProcessStep[];
  builds: DrawingName;
  /** True if colour and detail are at the drawing's left. Mirrored, the finished part is at the right. */
  mirrored?: boolean | undefined;
  /** The photograph that is plotted over the last state. */
  photo?: Photo;
}

/** Shows the four steps that build a room: the room in four states, and the steps as its legend. */
export function ServiceSteps({ steps, builds, mirrored = false, photo }: StepsProps) {
  return (
    <div className="key grid items-start gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr]">
      <div className="views max-md:-mx-gutter">
        <div className="relative">
          <div className={photo && 'photo-frame photo-frame-steps'}>
            {photo && <Photograph photo={photo} sizes="(min-width: 900px) 52vw, 100vw" />}
            <States {...{ steps, builds, mirrored }} />
          </div>
        </div>
        <div className="@container relative pb-[max(2.75rem,9.09%)]">
          <Bubbles marks={marks} crop={string}>
            <path
              d="M54 371H546M55 376l10-10M161 376l10-10M295 376l10-10M429 376l10-10M535 376l10-10"
              stroke="currentColor"
            />
          </Bubbles>
        </div>
        {photo && (
          <div className="mt-2 flex flex-wrap items-center justify-end gap-3 max-md:mx-gutter">
            <StockCaption photo={photo} />
            <DrawnOrBuilt photos={[photo]} />
          </div>
        )}
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

/** Draws one elevation in four states from left to right: bare, set out, made and finished. */
function States({ steps, builds, mirrored }: Pick<StepsProps, 'steps' | 'builds' | 'mirrored'>) {
  const width = quarter + overlap;
  return (
    <svg viewBox={shell.join(' ')} className="drawing" aria-hidden="true">
      <g transform={mirrored ? 'matrix(-1 0 0 1 600 0)' : undefined}>
        {steps.map(({ step }, i) => {
          const left = shell[0] + i * quarter;
          const x = mirrored ? 600 - left - width : left;
          return (
            <svg key={step} x={x} y={shell[1]} width={width} height={shell[3]} aria-hidden="true">
              <Drawing
                name={builds}
                crop={[x, shell[1], width, shell[3]]}
                style="plain"
                className={`build-${i + 1}`}
              />
            </svg>
          );
        })}
      </g>
      <g fill="none" stroke="currentColor">
        <path d={survey} />
        <path d="M60 236H166M166 36V336M300 36V336M434 36V336" strokeDasharray="9 3 2 3" />
      </g>
    </svg>
  );
}
