import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { homeRest } from '#client/content/home-rest.ts';
import { serviceCards } from '#client/content/service-cards.ts';
import { Commitments } from '#client/sections/commitments.tsx';
import { Faq } from '#client/sections/faq.tsx';
import { FeaturedProjects } from '#client/sections/featured-projects.tsx';
import { ServiceGrid } from '#client/sections/service-grid.tsx';
import { Statistics } from '#client/sections/statistics.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Section } from '#client/ui/section.tsx';

const { whyChooseUs, services, statistics } = homeRest;

/** Home from its third section on (spec section 2): code that the first screen does without. */
export function HomeRest() {
  return (
    <>
      <Section title={whyChooseUs.title} intro={whyChooseUs.text} ground="ink">
        <Commitments reasons={whyChooseUs.reasons} />
      </Section>
      <Section title={services.title} intro={services.text}>
        <ServiceGrid cards={serviceCards} />
        <ButtonLink href={services.all.href} className="mt-9 max-sm:w-full">
          {services.all.label}
        </ButtonLink>
      </Section>
      <Section title={statistics.title} intro={statistics.text} ground="sheet">
        <Statistics stats={statistics.stats} assurances={statistics.assurances} />
      </Section>
      <FeaturedProjects {...homeRest.featuredProjects} projects={featuredProjects} />
      <Faq {...homeRest.faq} items={faq} />
    </>
  );
}

/** What the head says of these sections in structured data. */
export const homeFacts = { business: { service: home.service, services: serviceCards }, faq };
