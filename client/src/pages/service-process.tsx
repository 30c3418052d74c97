import { Fragment } from 'react';
import { serviceLabels } from '#client/content/service-labels.ts';
import type { ServiceProcessContent } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { DetailHero } from '#client/sections/detail-hero.tsx';
import { FeatureKey } from '#client/sections/feature-key.tsx';
import { Penalty } from '#client/sections/penalty.tsx';
import { PriceLadders } from '#client/sections/price-ladders.tsx';
import { Reasons } from '#client/sections/reasons.tsx';
import { ServiceBand } from '#client/sections/service-band.tsx';
import { ServiceProjects } from '#client/sections/service-projects.tsx';
import { ServiceSheet } from '#client/sections/service-sheet.tsx';
import { ServiceSteps } from '#client/sections/service-steps.tsx';
import { Specifications } from '#client/sections/specifications.tsx';
import { LabelledTitle } from '#client/ui/labelled-title.tsx';
import { Section } from '#client/ui/section.tsx';
import './service-process.css';

/** Renders Template A: a service as a process (spec section 2, "Service detail pages"). */
function ServiceProcess({ service }: { service: ServiceProcessContent }) {
  const { drawing, photo, titles, specifications, priceLadders, sheet } = service;
  const parts = {
    features: (
      <Section ground="byTurns">
        <FeatureKey
          title={<LabelledTitle text={titles.features} />}
          intro={service.featuresIntro}
          features={service.features}
          drawing={drawing}
          people={service.featuresPeople}
          leads={service.featuresLead}
          low={service.featuresLow}
        />
      </Section>
    ),
    specifications: specifications && (
      <Section {...serviceLabels.specifications} ground="byTurns">
        <Specifications groups={specifications} />
      </Section>
    ),
    priceLadders: priceLadders && <PriceLadders content={priceLadders} />,
    sheet: sheet && <ServiceSheet sheet={sheet} />,
    process: (
      <Section
        title={<LabelledTitle text={titles.process} />}
        intro={service.processIntro}
        ground="byTurns"
      >
        <ServiceSteps layout="wall" steps={service.process} near builds={drawing} />
      </Section>
    ),
    penalty: <Penalty kind="process" late={service.late} {...service.penalty} />,
    reasons: (
      <Section title={<LabelledTitle text={titles.whyChooseUs} />} ground="byTurns">
        <Reasons reasons={service.whyChooseUs} />
      </Section>
    ),
  };
  return (
    <>
      <DetailHero
        hero={service.hero}
        drawing={drawing}
        photo={photo}
        promise={priceLadders?.promise}
      />
      {service.order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <ServiceProjects service={service} />
      <ServiceBand band={service.band} />
    </>
  );
}

/** Returns the page of a Template A service. */
export const serviceProcessPage = (service: ServiceProcessContent): Page => ({
  meta: service.meta,
  content: <ServiceProcess service={service} />,
  drawing: service.drawing,
});
