import type { ContactContent } from '#client/content/contact.ts';

/** What follows a request, in three columns of a schedule (spec section 2, "Contact"). */
export function ContactSteps({ title, steps }: ContactContent['process']) {
  return (
    <section
      aria-labelledby="process"
      className="width grid gap-x-8 pt-3.5 pb-4 md:py-7 xl:grid-cols-[11rem_1fr]"
    >
      <h2 id="process" className="mb-2 text-h3 md:mb-3">
        {title}
      </h2>
      <ol className="grid gap-x-4 gap-y-3 min-[22rem]:grid-cols-3 md:gap-x-8">
        {steps.map(({ step, title, description }) => (
          <li key={step} className="border-t-frame border-ink pt-2 md:pt-3">
            <div className="text-label leading-tight font-semibold md:text-[1.1875rem]">
              <span>{step}</span> <h3 className="inline text-wrap">{title}</h3>
            </div>
            <p className="mt-1 text-fine text-ink2 md:text-small md:text-balance">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
