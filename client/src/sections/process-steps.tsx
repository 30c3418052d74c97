import type { ProcessStep } from '#client/content/types.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows steps along a dimension string. Its ticks mark the end of one step and the start of the next. */
export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="grid gap-y-5 md:grid-cols-3">
      {steps.map(({ step, title, description }) => (
        <li
          key={step}
          className="step relative border-t-frame border-current pt-6 max-md:pt-5 max-md:grid max-md:grid-cols-[4.5rem_1fr] md:pr-8"
        >
          <p className="step-number row-span-2" aria-hidden="true">
            {step}
          </p>
          <h3 className="text-h3 md:mt-3">{title}</h3>
          <p className="mt-1.5 max-w-[40ch] text-ink2 max-sm:text-small">
            <UnbrokenRanges text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
