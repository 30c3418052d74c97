import type { ContactContent } from '#client/content/contact.ts';

/** What follows a request, in three lines of a schedule (spec section 2, "Contact"). */
export function ContactSteps({ title, steps }: ContactContent['process']) {
  return (
    <section
      aria-labelledby="process"
      className="width grid gap-x-8 pt-4 pb-3 md:py-7 xl:grid-cols-[11rem_1fr]"
    >
      <h2 id="process" className="mb-2 text-h3 md:mb-3">
        {title}
      </h2>
      <ol className="grid gap-x-8 md:grid-cols-3">
        {steps.map(({ step, title, description }) => (
          <li
            key={step}
            className="grid grid-cols-[2.25rem_1fr] content-start border-t border-rule py-1.5 md:border-t-frame md:border-ink md:pt-3 md:pb-0"
          >
            <span aria-hidden="true" className="font-heading text-[1.1875rem] font-semibold">
              {step}
            </span>
            <h3 className="text-[1.1875rem]">{title}</h3>
            <p className="col-start-2 text-small text-balance text-ink2">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
