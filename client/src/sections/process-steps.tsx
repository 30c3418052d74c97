import type { ProcessStep } from '#client/content/types.ts';

interface ProcessStepsProps {
  steps: readonly ProcessStep[];
  /** Closer together on small screens, where what follows has to come soon. */
  compact?: boolean;
}

/** Steps along a dimension string: its ticks mark where one ends and the next begins. */
export function ProcessSteps({ steps, compact = false }: ProcessStepsProps) {
  const columns = steps.length === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3';
  return (
    <ol className={`steps grid md:gap-y-10 ${columns} ${compact ? 'gap-y-4' : 'gap-y-8'}`}>
      {steps.map(({ step, title, description }) => (
        <li
          key={step}
          className={`step relative border-t-frame border-current max-md:grid md:pt-6 md:pr-8 ${compact ? 'pt-4 max-md:grid-cols-[3.5rem_1fr]' : 'pt-6 max-md:grid-cols-[4.5rem_1fr]'}`}
        >
          <p
            className={`figure row-span-2 ${compact ? 'max-md:text-[1.75rem]' : ''}`}
            aria-hidden="true"
          >
            {step}
          </p>
          <h3 className="text-h3 md:mt-2">{title}</h3>
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
