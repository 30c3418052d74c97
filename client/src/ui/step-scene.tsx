import type { Crop, DrawingName } from '#client/content/types.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';

interface StepSceneProps {
  /** The drawing of the service. Its four scenes have the same file name, in the folder `steps`. */
  builds: DrawingName;
  /** The step, from 1 to 4. */
  step: number;
  /** The part to show. The default is the whole scene. */
  crop?: Crop;
  className?: string;
}

/** Shows one step of a service's work. It is hidden from assistive technology, because the text beside it says the same. */
export function StepScene({
  builds,
  step,
  crop = [0, 0, 360, 270],
  className = '',
}: StepSceneProps) {
  return (
    <svg
      viewBox={crop.join(' ')}
      className={`drawing ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${drawingsFolder}/steps/${builds}.svg#step-${step}`} />
    </svg>
  );
}
