import type { ProcessStep } from '#client/content/types.ts';

/** Steps along a dimension string: its ticks mark where one ends and the next begins. */
export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }) {
  const columns = steps.length === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3';
  return (
    <ol className={`steps grid gap-y-8 md:gap-y-10 ${columns}`}>
      {steps.map(({ step, title, description }) => (
        <li
          key={step}
          className="step relative border-t-frame border-current pt-6 max-md:grid max-md:grid-cols-[4.5rem_1fr] md:pr-8"
        >
          <p className="figure row-span-2" aria-hidden="true">
            {step}
          </p>
          <h3 className="text-h3 md:mt-2">{title}</h3>
          <p className="step-text mt-1.5 max-w-[40ch]">{description}</p>
        </li>
      ))}
    </ol>
  );
}
