import type { ProcessStep } from '#client/content/types.ts';

interface ProcessStepsProps {
  steps: readonly ProcessStep[];
  /** Closer together on small screens, where what follows has to come soon. */
  compact?: boolean;
  /** One below the other at every width, for steps that stand beside a picture. */
  stacked?: boolean;
}

/** Steps along a dimension string: its ticks mark where one ends and the next begins. */
export function ProcessSteps({ steps, compact = false, stacked = false }: ProcessStepsProps) {
  const list = stacked
    ? ''
    : `md:gap-y-10 ${steps.length === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`;
  const step = stacked
    ? 'grid grid-cols-[4.5rem_1fr] after:hidden md:grid-cols-[6.5rem_1fr]'
    : `md:pt-6 md:pr-8 max-md:grid ${compact ? 'max-md:grid-cols-[3.5rem_1fr]' : 'max-md:grid-cols-[4.5rem_1fr]'}`;
  return (
    <ol className={`steps grid ${compact ? 'gap-y-4' : 'gap-y-8'} ${list}`}>
      {steps.map(({ step: number, title, description }) => (
        <li
          key={number}
          className={`step relative border-t-frame border-current ${compact ? 'pt-4' : 'pt-6'} ${step}`}
        >
          <p
            className={`figure row-span-2 ${compact ? 'max-md:text-[1.75rem]' : ''}`}
            aria-hidden="true"
          >
            {number}
          </p>
          <h3 className={`text-h3 ${stacked ? '' : 'md:mt-2'}`}>{title}</h3>
          <p
            className={`step-text mt-1.5 max-w-[40ch] ${compact ? 'max-md:mt-1 max-md:text-small' : ''}`}
          >
            {description}
          </p>
        </li>
      ))}
    </ol>
  );
}
