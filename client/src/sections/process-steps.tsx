import type { ProcessStep } from '#client/content/types.ts';

interface ProcessStepsProps {
  steps: readonly ProcessStep[];
  /** One below the other at every width, for steps that stand beside a picture. */
  stacked?: boolean;
}

/** Steps along a dimension string: its ticks mark where one ends and the next begins. */
export function ProcessSteps({ steps, stacked = false }: ProcessStepsProps) {
  const list = stacked
    ? ''
    : `md:gap-y-10 ${steps.length === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`;
  // In two columns each row's string has its own end.
  const step = stacked
    ? 'grid grid-cols-[4.5rem_1fr] after:hidden md:grid-cols-[6.5rem_1fr]'
    : `md:pr-8 max-md:grid max-md:grid-cols-[4.5rem_1fr] ${steps.length === 4 ? "md:max-xl:even:after:content-['']" : ''}`;
  return (
    <ol className={`grid gap-y-8 ${list}`}>
      {steps.map(({ step: number, title, description }) => (
        <li key={number} className={`step relative border-t-frame border-current pt-6 ${step}`}>
          <p className="figure row-span-2" aria-hidden="true">
            {number}
          </p>
          <h3 className={`text-h3 ${stacked ? '' : 'md:mt-2'}`}>{title}</h3>
          <p className="mt-1.5 max-w-[40ch] text-ink2">{description}</p>
        </li>
      ))}
    </ol>
  );
}
