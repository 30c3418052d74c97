import type { DrawingName, Photo, Point, ProcessStep } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { Bubbles, KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { Photograph, StockCaption } from '#client/ui/photo-frame.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { faces, shell, stepEdges } from './step-edges.ts';

/** The states overlap by a unit, because otherwise their edges would show in the slabs. */
const overlap = 1;

/** The part beneath the slab, where a dimension string numbers the states from wall to wall. */
const string = [shell[0], shell[1] + shell[3], shell[2], 46] as const;

const oblique = (x: number, y: number) => `M${x - 5} ${y + 5}l10-10`;

/** Draws the dimensions of the bare part: its height, its width, and a level 1,000 mm above the floor. */
function surveyOf(face: number, end: number): string {
  const [x, y] = [face + 24, 310];
  return `M${x} 36V336M${face} ${y}H${end}${oblique(x, 36)}${oblique(x, 336)}${oblique(x, 236)}${oblique(face, y)}${oblique(end, y)}M${x + 28} 234l-7-11h14z`;
}

/** The places of drawing and steps on wide screens. */
const stepsFirst = { list: 'lg:grid-cols-[5fr_7fr]', drawing: 'lg:order-last' };
const drawingFirst = { list: 'lg:grid-cols-[7fr_5fr]', drawing: '' };

interface StepsProps {
  /** A process is read first. Rooms and systems are drawn first. */
  kind: 'process' | 'room' | 'system';
  steps: readonly ProcessStep[];
  builds: DrawingName;
  /** True if colour and detail are at the drawing's left. Mirrored, the finished part is at the right. */
  mirrored?: boolean | undefined;
  /** The photograph that is plotted over the last state. */
  photo?: Photo;
}

/** Shows the four steps that build a room: the room in four states, and the steps as its legend. */
export function OldSteps({ kind, steps, builds, mirrored = false, photo }: StepsProps) {
  const place = kind === 'process' ? stepsFirst : drawingFirst;
  const { face, edges, slab, photoFrame } = stepEdges(builds);
  const ticks = [face, ...edges.slice(1, 4), faces[1]];
  const points = ticks.slice(1).map((tick, i): Point => [(tick + (ticks[i] ?? face)) / 2, 371]);
  return (
    <div className={`key grid items-start gap-x-12 gap-y-5 ${place.list}`}>
      <div className={`views max-md:-mx-gutter ${place.drawing}`}>
        <div className={photo && `photo-frame photo-frame-steps ${photoFrame}`}>
          {photo && <Photograph photo={photo} sizes="(min-width: 900px) 52vw, 100vw" />}
          <States {...{ steps, builds, mirrored, face, edges, slab }} />
        </div>
        <div className="@container relative pb-[max(2.75rem,9.09%)]">
          <Bubbles points={points} crop={string}>
            <path
              d={`M${face - 6} 371H546${ticks.map((x) => oblique(x, 371)).join('')}`}
              stroke="currentColor"
            />
          </Bubbles>
        </div>
        {photo && (
          <div className="mt-2 flex items-center justify-end gap-x-3 max-md:mr-gutter">
            <StockCaption photo={photo} />
            <DrawnOrBuilt photos={[photo]} className="shrink-0" />
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
            <p className="col-start-2 max-w-[52ch] text-ink2">
              <UnbrokenRanges text={description} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Draws one elevation in four states from left to right: bare, set out, made and finished. The part outdoors is
 * finished.
 */
function States({
  steps,
  builds,
  mirrored,
  face,
  edges,
  slab,
}: Pick<StepsProps, 'steps' | 'builds' | 'mirrored'> &
  Pick<ReturnType<typeof stepEdges>, 'face' | 'edges' | 'slab'>) {
  const states = steps.map((_, i) => ({ state: i + 1, from: edges[i], to: edges[i + 1] }));
  const [start, first, ...others] = edges;
  if (start > shell[0]) states.unshift({ state: 4, from: shell[0], to: face - overlap });
  return (
    <svg viewBox={shell.join(' ')} className="drawing" aria-hidden="true">
      <g transform={mirrored ? 'matrix(-1 0 0 1 600 0)' : undefined}>
        {states.map(({ state, from = 0, to = 0 }) => {
          const width = to - from + overlap;
          const x = mirrored ? 600 - from - width : from;
          return (
            <svg key={from} x={x} y={shell[1]} width={width} height={shell[3]} aria-hidden="true">
              <Drawing
                name={builds}
                crop={[x, shell[1], width, shell[3]]}
                style="plain"
                className={`build-${state}`}
              />
            </svg>
          );
        })}
      </g>
      <g fill="none" stroke="currentColor">
        <path d={surveyOf(face, first)} vectorEffect="non-scaling-stroke" />
        <path
          vectorEffect="non-scaling-stroke"
          d={`M${face} 236H${first}${[first, ...others.slice(0, 2)].map((x, i) => `M${x} 36V${i < 2 ? 336 : slab}`).join('')}`}
          strokeDasharray="9 3 2 3"
        />
      </g>
    </svg>
  );
}
