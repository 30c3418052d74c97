import { ConsultationForm } from '#client/consultation/consultation-form.tsx';
import { contact } from '#client/content/contact-page.ts';
import type { Page } from '#client/page.ts';
import { ContactHero } from '#client/sections/contact-hero.tsx';
import { ContactSteps } from '#client/sections/contact-steps.tsx';
import { GetInTouch } from '#client/sections/get-in-touch.tsx';
import { NextPeople } from '#client/sections/next-people.tsx';
import { Papers } from '#client/sections/papers.tsx';

/** Shows Contact (spec section 2): hero, three steps, the form beside the ways to get in touch, and what follows. */
function Contact() {
  return (
    <>
      <ConsultationForm
        pageHead={
          <>
            <ContactHero {...contact.hero} />
            <ContactSteps {...contact.process} />
          </>
        }
        aside={<GetInTouch />}
      />
      <NextPeople />
      <Papers />
    </>
  );
}

export const page: Page = {
  meta: contact.meta,
  content: <Contact />,
  drawing: contact.hero.drawing,
  location: true,
};
