import type { ContactContent } from '#client/content/contact-page.ts';

/**
 * Shows how a project goes on from the first call, in three steps (spec section 2, "Contact"). It is a low strip, so
 * that the form below comes soon.
 */
export function ContactSteps({ title, steps }: ContactContent['process']) {
  return (
    <section aria-labelledby="process" className="on-ink">
      <div className="width grid items-baseline py-3.5 md:pt-5 md:pb-4 lg:grid-cols-4">
        <h2
          id="process"
          className="leading-tight max-md:sr-only max-lg:mb-1.5 md:text-[1.1875rem] lg:text-h3"
        >
          {title}
        </h2>
        <ol className="grid gap-x-4 min-[22rem]:grid-cols-[6fr_5fr_5fr] md:grid-cols-3 md:max-lg:gap-x-8 lg:col-span-3 lg:gap-x-0">
          {steps.map(({ step, title }) => (
            <li
              key={step}
              className="pt-[3px] leading-tight font-semibold max-md:text-fine md:text-[1.1875rem] lg:pl-5"
            >
              <span className="text-canary min-[22rem]:max-md:mb-0.5 min-[22rem]:max-md:block min-[22rem]:max-md:text-[1.25rem] md:inline-block md:w-[1.5em]">
                {step}
              </span>{' '}
              <h3 className="inline text-wrap">{title}</h3>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
