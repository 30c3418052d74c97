import { Link } from 'wouter';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home-page.ts';
import { serviceCards } from '#client/content/service-cards.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';
import type { Page } from '#client/page.ts';
import { CityCards } from '#client/sections/city-cards.tsx';
import { Commitments } from '#client/sections/commitments.tsx';
import { Faq } from '#client/sections/faq.tsx';
import { FeaturedProjects } from '#client/sections/featured-projects.tsx';
import { LongSectionHero } from '#client/sections/long-section-hero.tsx';
import { NextSheet } from '#client/sections/next-sheet.tsx';
import { RoomInDays } from '#client/sections/room-in-days.tsx';
import { ServiceGrid } from '#client/sections/service-grid.tsx';
import { Statistics } from '#client/sections/statistics.tsx';
import { LabelledTitle } from '#client/ui/labelled-title.tsx';
import { Section } from '#client/ui/section.tsx';
import './home.css';

const { presence, whyChooseUs, services, statistics } = home;

/** Renders Home (spec section 2): seven sections in the specification's order, and the way to the form. */
function Home() {
  return (
    <>
      <LongSectionHero {...home.hero} />
      <Section
        title={<LabelledTitle text={presence.title} />}
        intro={presence.text}
        opening="beside"
      >
        <CityCards cities={presence.cities} />
      </Section>
      <section className="section on-ink">
        <div className="width">
          <RoomInDays heading={whyChooseUs.title} days={whyChooseUs.days} />
          <div className="late">
            <p>{whyChooseUs.late}</p>
            {/* The contract and a calendar with the agreed day say the same. */}
            <img
              loading="lazy"
              src={`${drawingsFolder}/sheets/agreed-day.svg`}
              width="555"
              height="256"
              alt=""
            />
          </div>
          <Commitments reasons={whyChooseUs.reasons} />
        </div>
      </section>
      <Section
        title={<LabelledTitle text={services.title} />}
        intro={
          <p className="max-w-measure text-ink2">
            {services.text}{' '}
            <Link href={services.all.href} className="text-link whitespace-nowrap text-ink">
              {services.all.label}
            </Link>
          </p>
        }
      >
        <ServiceGrid cards={serviceCards} />
      </Section>
      <Section title={<LabelledTitle text={statistics.title} />} ground="ink">
        <Statistics {...statistics} />
      </Section>
      <FeaturedProjects {...home.featuredProjects} projects={featuredProjects} />
      <Faq {...home.faq} items={faq} />
      <NextSheet {...home.closing} />
    </>
  );
}

export const page: Page = {
  meta: home.meta,
  content: <Home />,
  drawing: 'section-long',
  business: { service: home.service, services: serviceCards },
  faq,
};
