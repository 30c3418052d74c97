import { about } from '#client/content/about-page.ts';
import type { Page } from '#client/page.ts';
import { CheckUs } from '#client/sections/check-us.tsx';
import { Crew } from '#client/sections/crew.tsx';
import { DrawnAndBuiltHero } from '#client/sections/drawn-and-built-hero.tsx';
import { HandoverDocuments } from '#client/sections/handover-documents.tsx';
import { HomeAtEvening } from '#client/sections/home-at-evening.tsx';
import { Journey } from '#client/sections/journey.tsx';
import { Papers } from '#client/sections/papers.tsx';
import { Principles } from '#client/sections/principles.tsx';
import { ProcessSteps } from '#client/sections/process-steps.tsx';
import { QuoteExample } from '#client/sections/quote-example.tsx';
import { ServiceBand } from '#client/sections/service-band.tsx';
import { StatTiles } from '#client/sections/stat-tiles.tsx';
import { LabelledTitle } from '#client/ui/labelled-title.tsx';
import { Section } from '#client/ui/section.tsx';
import './about.css';

const { hero, judgement, journey, principles, process } = about;

/**
 * Renders About (spec section 2): hero with four stat tiles, the clients' judgement, journey, mission, vision and
 * values, three steps, the ways to check the company, and an example of a quote.
 */
function About() {
  return (
    <>
      <DrawnAndBuiltHero
        title={hero.title}
        text={hero.subtitle}
        callToAction={hero.callToAction}
        drawing={about.drawing}
        stats={hero.stats}
      />
      <div className="border-b-frame border-ink bg-sheet">
        <div className="width">
          <StatTiles stats={judgement.stats} arrangement="line" />
          <p className="border-t border-rule py-2.5 text-small text-pretty text-ink2 md:py-3">
            {judgement.note}
          </p>
        </div>
      </div>
      <Section
        title={<LabelledTitle text={journey.title} />}
        intro={journey.intro}
        opening="beside"
      >
        <Journey {...journey} />
      </Section>
      <Section title={principles.title} ground="ink">
        <Principles {...principles} />
      </Section>
      <Section title={<LabelledTitle text={process.title} />} intro={process.intro}>
        <ProcessSteps steps={process.steps} />
      </Section>
      <Crew />
      <HandoverDocuments />
      <CheckUs {...about.check} />
      <Papers className="pt-section" />
      <QuoteExample {...about.quote} />
      <ServiceBand
        band={about.band}
        aside={<HomeAtEvening className="-mb-section self-end forced-colors:pt-3" />}
      />
    </>
  );
}

export const page: Page = {
  meta: about.meta,
  content: <About />,
  drawing: about.drawing,
};
