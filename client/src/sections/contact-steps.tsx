import type { ContactContent } from '#client/content/contact-page.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows how a project goes on from the first call, in three steps (spec section 2, "Contact"). It is a low
 * strip of three columns, so that the form below comes soon.
 */
export function ContactSteps({ title, steps }: ContactContent['process']) {
  return (
    <section aria-labelledby="process" className="on-ink">
      <div className="width grid items-baseline pt-4 pb-2.5 md:pt-6 md:pb-5 lg:grid-cols-4">
        <h2
          id="process"
          className="text-[1.1875rem] leading-tight max-md:mb-1.5 md:max-lg:mb-3 lg:text-h3"
        >
          {title}
        </h2>
        <ol className="grid grid-cols-3 gap-x-4 md:max-lg:gap-x-8 lg:col-span-3 lg:gap-x-0">
          {steps.map(({ step, title, description }) => (
            <li key={step} className="max-md:pb-1.5 lg:pl-5">
              <div className="text-fine leading-tight font-semibold md:text-[1.1875rem]">
                <span className="text-canary max-md:block">{step}</span>{' '}
                <h3 className="inline text-wrap">{title}</h3>
              </div>
              <p className="mt-0.5 text-fine text-dusk md:text-small">
                <UnbrokenRanges text={description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
