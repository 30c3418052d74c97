import { ConsultationForm } from '#client/consultation/consultation-form.tsx';
import { contact } from '#client/content/contact.ts';
import type { Page } from '#client/page.ts';
import { GetInTouch } from '#client/sections/get-in-touch.tsx';
import { PageHero } from '#client/sections/page-hero.tsx';
import { ProcessSteps } from '#client/sections/process-steps.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { CallButton } from '#client/ui/call-button.tsx';

const { hero, process } = contact;

/** Contact (spec section 2): hero, three steps, and the form beside the ways to get in touch. */
function Contact() {
  return (
    <>
      <PageHero
        badges={
          <p className="mb-5">
            <Badge text={hero.badge} />
          </p>
        }
        title={hero.title}
        text={hero.text}
        actions={<CallButton text={hero.call} />}
        drawing={hero.drawing}
        stats={hero.stats}
      />
      <section aria-labelledby="process" className="width py-10 md:py-section">
        <h2 id="process" className="mb-6 text-h2 md:mb-12">
          {process.title}
        </h2>
        <ProcessSteps steps={process.steps} compact />
      </section>
      <div className="width pb-section max-md:px-0">
        <div className="grid gap-x-10 gap-y-14 lg:grid-cols-[1.3fr_1fr] xl:gap-x-16 xl:grid-cols-[1.4fr_1fr]">
          <ConsultationForm />
          <GetInTouch />
        </div>
      </div>
    </>
  );
}

export const contactPage: Page = {
  meta: contact.meta,
  content: <Contact />,
  drawing: hero.drawing,
  location: true,
};
