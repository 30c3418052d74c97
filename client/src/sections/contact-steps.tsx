import type { ContactContent } from '#client/content/contact-page.ts';
import type { DrawingName } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';

/**
 * Shows how a project goes on from the first call, in three steps (spec section 2, "Contact"). It is a low strip, so
 * that the form below comes soon. On phones it has the head's drawing, which has no room above.
 */
export function ContactSteps({
  title,
  steps,
  drawing,
}: ContactContent['process'] & { drawing: DrawingName }) {
  return (
    <section aria-labelledby="process" className="on-ink">
      <div className="width grid items-baseline gap-x-4 pt-3.5 pb-2.5 max-md:grid-cols-[auto_minmax(0,1fr)] md:gap-x-0 md:pt-5 md:pb-4 lg:grid-cols-4">
        <h2
          id="process"
          className="text-[1.1875rem] leading-tight max-lg:mb-1 max-md:col-span-2 lg:text-h3"
        >
          {title}
        </h2>
        <Drawing name={drawing} crop={[60, 132, 480, 214]} style="plain" className="taping" />
        <ol className="md:grid md:grid-cols-3 md:max-lg:gap-x-8 lg:col-span-3">
          {steps.map(({ step, title }) => (
            <li
              key={step}
              className="pt-[3px] leading-tight font-semibold max-md:not-first:mt-0.5 md:text-[1.1875rem] lg:pl-5"
            >
              <span className="inline-block w-[1.5em] text-canary">{step}</span>{' '}
              <h3 className="inline text-wrap">{title}</h3>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
