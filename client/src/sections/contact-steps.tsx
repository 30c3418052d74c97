import type { ContactContent } from '#client/content/contact-page.ts';

/**
 * Shows how a project goes on from the first call, in three steps (spec section 2, "Contact"). It is a low strip, so
 * that the form below comes soon.
 */
export function ContactSteps({ title, steps }: ContactContent['process']) {
  return (
    <section aria-labelledby="process" className="on-ink">
      <div className="width contact-steps">
        <h2 id="process">{title}</h2>
        <ol>
          {steps.map(({ step, title }) => (
            <li key={step}>
              <span className="text-canary">{step}</span>{' '}
              <h3 className="inline text-wrap">{title}</h3>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
