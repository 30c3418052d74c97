import type { ReactNode } from 'react';
import type { DrawingName, Photo, ProcessStep } from '#client/content/types.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { Photograph, StockCaption } from '#client/ui/photo-frame.tsx';
import { StepScene } from '#client/ui/step-scene.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import './service-steps.css';

interface StepsProps {
  /** The words of a process are before its scenes, those of a room beside them, and those of a system beneath. */
  kind: 'process' | 'room' | 'system';
  steps: readonly ProcessStep[];
  /** The drawing of the service. Its scenes have the same file name, in the folder `steps`. */
  builds: DrawingName;
  /** The photograph that the last scene can show. */
  photo?: Photo | undefined;
}

/** Shows the four steps that build a room: the same wall in four scenes, and the steps as their legend. */
export function ServiceSteps({ kind, steps, builds, photo }: StepsProps) {
  return (
    <div className={`key steps-${kind}`}>
      <div className="views relative">
        <div className="scenes">
          {steps.map(({ step }, i) => (
            <Scene key={step} builds={builds} step={i + 1} photo={photo}>
              <KeyNumber number={i + 1} />
            </Scene>
          ))}
        </div>
        {photo && <DrawnOrBuilt photos={[photo]} className="mt-3 ml-auto" />}
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.step} className="keyed">
            <Words {...step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Shows the four steps along one wall, each scene above its words. On phones the buttons are beneath the scene that
 * they change, on middle screens beneath its words, and on large screens beside the title.
 */
export function StepsOfWall({ steps, builds, photo }: Omit<StepsProps, 'kind'>) {
  return (
    <div className="steps-system steps-wall views relative">
      <ol>
        {steps.map((step, i) => (
          <li key={step.step}>
            <Scene builds={builds} step={i + 1} photo={photo} />
            {photo && i === 3 && (
              <DrawnOrBuilt
                photos={[photo]}
                className="col-span-2 mb-2 justify-self-end md:order-last md:mt-3 md:mb-0"
              />
            )}
            <Words {...step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shows the scene of one step. The photograph is over the last. */
function Scene({
  builds,
  step,
  photo,
  children,
}: Pick<StepsProps, 'builds' | 'photo'> & { step: number; children?: ReactNode }) {
  const scene = <StepScene builds={builds} step={step} />;
  return (
    <div className={`scene ${children ? 'keyed' : ''}`}>
      {photo && step === 4 ? (
        <div className="photo-frame">
          <Photograph photo={photo} sizes="(min-width: 900px) 25vw, 50vw" />
          {scene}
          <StockCaption photo={photo} />
        </div>
      ) : (
        scene
      )}
      {children}
    </div>
  );
}

/** Shows the words of one step, beside its number. */
function Words({ step, title, description }: ProcessStep) {
  return (
    <>
      <KeyNumber number={Number(step)} />
      <h3 className="pt-1 text-h3">{title}</h3>
      <p className="col-start-2 max-w-[52ch] text-ink2">
        <UnbrokenRanges text={description} />
      </p>
    </>
  );
}
