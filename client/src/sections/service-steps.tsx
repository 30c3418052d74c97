import type { DrawingName, Photo, ServiceStep } from '#client/content/types.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { Photograph, StockCaption } from '#client/ui/photo-frame.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import './service-steps.css';

interface StepsProps {
  /** On large screens the words of a room are beside its scenes, and those of a wall beneath. */
  layout: 'room' | 'wall';
  steps: readonly ServiceStep[];
  /** True if the scenes show people from near. */
  near?: boolean | undefined;
  /** The drawing of the service. Its scenes have the same file name, in the folder `steps`. */
  builds: DrawingName;
  /** The photograph that the last scene can show. */
  photo?: Photo | undefined;
}

/**
 * Shows the four steps of the work: the same wall in four scenes, and the steps as their legend. The buttons of the
 * photograph are above the scenes, and on large screens beside the title.
 */
export function ServiceSteps({ layout, steps, near, builds, photo }: StepsProps) {
  return (
    <div className={`key steps steps-${layout} ${near ? 'steps-near' : ''}`}>
      <div className="views relative">
        {photo && <DrawnOrBuilt photos={[photo]} />}
        <div className="scenes">
          {steps.map(({ step, isOverhead, isAtCeiling }, i) => (
            <Scene
              key={step}
              {...{ builds, near, photo }}
              step={i + 1}
              end={isOverhead || near ? 'Min' : isAtCeiling ? 'Mid' : 'Max'}
            />
          ))}
        </div>
      </div>
      <ol>
        {steps.map(({ step, title, description }) => (
          <li key={step} className="keyed">
            <KeyNumber number={Number(step)} />
            <h3 className="pt-1 text-h3">{title}</h3>
            <p className="max-w-[52ch] text-ink2">
              <UnbrokenRanges text={description} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Shows the scene of one step with its number. The photograph is over the last. `end` is the part of its height that
 * phones show.
 */
function Scene({
  builds,
  step,
  near,
  end,
  photo,
}: Pick<StepsProps, 'builds' | 'near' | 'photo'> & { step: number; end: 'Min' | 'Mid' | 'Max' }) {
  const scene = (
    <svg
      viewBox={near ? '0 16 360 254' : '0 0 360 270'}
      preserveAspectRatio={`xMidY${end} slice`}
      className="drawing"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${drawingsFolder}/steps/${builds}.svg#step-${step}`} />
    </svg>
  );
  return (
    <div className={`scene keyed ${near || end === 'Max' ? '' : 'floorless'}`}>
      {photo && step === 4 ? (
        <div className="photo-frame">
          <Photograph photo={photo} sizes="(min-width: 900px) 25vw, 50vw" />
          {scene}
          <StockCaption photo={photo} />
        </div>
      ) : (
        scene
      )}
      <KeyNumber number={step} />
    </div>
  );
}
