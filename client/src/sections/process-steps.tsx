import type { ProcessStep } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows three steps beneath one room: set out, half built, and handed over. On phones each is beneath its own room.
 */
export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="bays">
      {steps.map(({ step, title, description }, i) => (
        <li key={step}>
          <div className="bay">
            <SheetDrawing name="one-room" crop={[400 * i, 0, 400, 270]} />
          </div>
          <p className="step-number md:row-span-2 md:pr-4" aria-hidden="true">
            {step}
          </p>
          <h3 className="text-h3 max-sm:text-[1.1875rem] md:pr-4">{title}</h3>
          <p className="mt-1 text-ink2 max-sm:text-small md:mt-1.5 md:pr-8">
            <UnbrokenRanges text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
