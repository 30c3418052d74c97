import type { ContactContent } from '#client/content/contact-page.ts';

/** Shows the steps after a request in three rows of a schedule, or in columns (spec section 2, "Contact"). */
export function ContactSteps({ title, steps }: ContactContent['process']) {
  return (
    <section
      aria-labelledby="process"
      className="pt-5 pb-4 max-md:px-gutter md:pb-9 lg:col-start-2 lg:row-start-2 lg:pt-0"
    >
      <h2 id="process" className="mb-3 text-h3">
        {title}
      </h2>
      <ol className="grid gap-x-8 md:max-lg:grid-cols-3">
        {steps.map(({ step, title, description }) => (
          <li
            key={step}
            className="border-t border-rule py-1.5 first:border-t-frame first:border-ink md:max-lg:border-t-frame md:max-lg:border-ink"
          >
            <div className="text-label leading-tight font-semibold md:text-[1.1875rem]">
              <span>{step}</span> <h3 className="inline text-wrap">{title}</h3>
            </div>
            <p className="text-fine text-ink2 md:text-small">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
