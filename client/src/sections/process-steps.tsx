import type { DrawingName, ProcessStep } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';

interface ProcessStepsProps {
  steps: readonly ProcessStep[];
  /** The room that four steps build: bare, with its services, with its boards, finished. */
  builds?: DrawingName;
  /** One below the other at every width, for steps that stand beside a picture. */
  stacked?: boolean;
}

/** From slab to slab, without dimensions. */
const shell = [32, 24, 536, 322] as const;

/** Steps along a dimension string: its ticks mark where one ends and the next begins. */
export function ProcessSteps({ steps, builds, stacked = false }: ProcessStepsProps) {
  const list = stacked
    ? ''
    : `md:gap-y-10 ${steps.length === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`;
  // With very large text a step's words stand beneath its picture.
  const small = builds
    ? 'max-md:grid-cols-[7.5rem_1fr] max-md:gap-x-4 max-[15rem]:grid-cols-[minmax(0,1fr)]'
    : 'max-md:grid-cols-[4.5rem_1fr]';
  // In two columns each row's string has its own end.
  const step = stacked
    ? `grid ${small} after:hidden md:grid-cols-[9rem_1fr] md:gap-x-6`
    : `md:pr-8 max-md:grid ${small} ${steps.length === 4 ? "md:max-xl:even:after:content-['']" : ''}`;
  return (
    <ol className={`grid gap-y-6 ${list}`}>
      {steps.map(({ step: number, title, description }, i) => (
        <li key={number} className={`step relative border-t-frame border-current pt-6 ${step}`}>
          {builds ? (
            <Drawing
              name={builds}
              crop={shell}
              style="plain"
              className={`row-span-2 mt-1 build-${i + 1}`}
            />
          ) : (
            <p className="figure row-span-2" aria-hidden="true">
              {number}
            </p>
          )}
          <h3 className={`text-h3 ${stacked ? '' : 'md:mt-3'}`}>{title}</h3>
          <p className="mt-1.5 max-w-[40ch] text-ink2">{description}</p>
        </li>
      ))}
    </ol>
  );
}
