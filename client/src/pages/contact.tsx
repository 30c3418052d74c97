import { ConsultationForm } from '#client/consultation/consultation-form.tsx';
import { contact } from '#client/content/contact.ts';
import type { Page } from '#client/page.ts';
import { GetInTouch } from '#client/sections/get-in-touch.tsx';
import { PageHero } from '#client/sections/page-hero.tsx';
import { ProcessSteps } from '#client/sections/process-steps.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { Section } from '#client/ui/section.tsx';

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
      <Section title={process.title}>
        <ProcessSteps steps={process.steps} />
      </Section>
      <div className="width pb-section max-md:px-0">
        <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[1.4fr_1fr]">
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
};
