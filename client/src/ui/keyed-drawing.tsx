import type { Crop, DrawingName, KeyedFeature, KeyedPeople } from '#client/content/types.ts';
import { whole } from '#shared/drawing-geometry.ts';
import { Drawing } from './drawing.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';

interface KeyedDrawingProps {
  name: DrawingName;
  /** What the numbers name, with their points in drawing units. The first is number 1. */
  subjects: readonly Pick<KeyedFeature, 'point' | 'target'>[];
  people?: KeyedPeople | undefined;
  /** The part to show. The default is the whole drawing. */
  crop?: Crop;
  className?: string;
}

/** Shows a drawing with numbered bubbles. The list beside it is their legend. A small drawing has larger bubbles. */
export function KeyedDrawing({
  name,
  subjects,
  people,
  crop = whole,
  className = '',
}: KeyedDrawingProps) {
  return (
    <div className={`@container relative ${className}`}>
      <Drawing name={name} crop={crop} style="dimensioned" className="max-md:[--dims:none]" />
      {people && <People {...people} crop={crop} />}
      <Bubbles subjects={subjects} crop={crop} />
    </div>
  );
}

function People({ name, part, from: [x, y] = [0, 0], crop }: KeyedPeople & { crop: Crop }) {
  const [left, top, width, height] = crop;
  return (
    <SheetDrawing
      name={name}
      part={part}
      crop={[left + x, top + y, width, height]}
      className="absolute inset-0"
    />
  );
}

/** Draws numbered bubbles over a drawing, in a container as wide as it. Lines lead from them to their targets. */
function Bubbles({ subjects, crop }: Required<Pick<KeyedDrawingProps, 'subjects' | 'crop'>>) {
  return (
    <svg
      viewBox={crop.join(' ')}
      className="absolute top-0 left-0 w-full text-[13px] font-semibold @max-[35rem]:text-[20px]"
      fill="currentColor"
      textAnchor="middle"
      aria-hidden="true"
    >
      {subjects.map(({ point: [x, y], target }, i) => (
        <g key={`${x} ${y}`} className="keyed" transform={`translate(${x} ${y})`}>
          {target && (
            <>
              <path
                d={`M0 0L${target[0] - x} ${target[1] - y}`}
                className="stroke-current stroke-[1.2]"
              />
              <circle r="2.5" cx={target[0] - x} cy={target[1] - y} />
            </>
          )}
          <circle
            r="10.5"
            className="fill-(--bubble,var(--sheet)) stroke-current stroke-[1.5] @max-[35rem]:[r:16px]"
          />
          <text dy=".36em">{i + 1}</text>
        </g>
      ))}
    </svg>
  );
}

/** Shows the same bubble in the legend, beside the words. */
export function KeyNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-full border-frame border-current bg-(--bubble,var(--sheet)) pt-px text-label font-semibold"
    >
      {number}
    </span>
  );
}
