import type { DrawingName, Photo, ProcessStep } from '#client/content/types.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { Photograph, StockCaption } from '#client/ui/photo-frame.tsx';
import { StepScene } from '#client/ui/step-scene.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import './service-steps.css';

interface StepsProps {
  /**
   * The words of a process are before its scenes, those of a room beside them, and those of a system beneath. The
   * scenes of a wall have no walls between them.
   */
  kind: 'process' | 'room' | 'system' | 'wall';
  steps: readonly ProcessStep[];
  /** The drawing of the service. Its scenes have the same file name, in the folder `steps`. */
  builds: DrawingName;
  /** The photograph that the last scene can show. */
  photo?: Photo;
  /** The time of the whole work, as the dimension of a wall. */
  time?: string | undefined;
}

/** Shows the four steps that build a room: the same wall in four scenes, and the steps as their legend. */
export function ServiceSteps({ kind, steps, builds, photo, time }: StepsProps) {
  return (
    <div className={`key steps-${kind}`}>
      <div className="views relative">
        <div className="scenes">
          {steps.map(({ step }, i) => (
            <div key={step} className={`keyed ${photo && i === 3 ? 'photo-frame' : ''}`}>
              {photo && i === 3 && (
                <Photograph photo={photo} sizes="(min-width: 900px) 25vw, 50vw" />
              )}
              <StepScene builds={builds} step={i + 1} />
              <KeyNumber number={i + 1} />
              {photo && i === 3 && <StockCaption photo={photo} />}
            </div>
          ))}
        </div>
        {photo && <DrawnOrBuilt photos={[photo]} className="mt-3 ml-auto" />}
      </div>
      {time && (
        <p className="wall-time" aria-hidden="true">
          {time}
        </p>
      )}
      <ol>
        {steps.map(({ step, title, description }) => (
          <li key={step} className="keyed">
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
