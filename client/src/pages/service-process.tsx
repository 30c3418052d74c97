import { servicePages } from '#client/content/service-pages.ts';
import type { ServiceProcessContent } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { BuiltSection } from '#client/sections/built-section.tsx';
import { DetailHero } from '#client/sections/detail-hero.tsx';
import { FeatureKey } from '#client/sections/feature-key.tsx';
import { ProcessSteps } from '#client/sections/process-steps.tsx';
import { Reasons } from '#client/sections/reasons.tsx';
import { ServiceBand } from '#client/sections/service-band.tsx';
import { ServiceProjects } from '#client/sections/service-projects.tsx';
import { Specifications } from '#client/sections/specifications.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { Section } from '#client/ui/section.tsx';

/** Template A: a service presented as a process (spec section 2, "Service detail pages"). */
function ServiceProcess({ service }: { service: ServiceProcessContent }) {
  const { drawing, features, specifications } = service;
  // Grounds alternate; one section more changes them for all that follow.
  const [first, second] = specifications
    ? (['paper', 'sheet'] as const)
    : (['sheet', 'paper'] as const);
  return (
    <>
      <DetailHero hero={service.hero} drawing={drawing} />
      <Section title={service.featuresTitle} intro={service.featuresIntro}>
        <FeatureKey features={features} drawing={drawing} />
      </Section>
      {specifications && (
        <Section title={servicePages.specifications} ground="sheet">
          <Specifications groups={specifications} />
        </Section>
      )}
      <Section title={service.processTitle} ground={first}>
        <ProcessSteps steps={service.process} builds={drawing} />
      </Section>
      <BuiltSection
        title={servicePages.whyChooseUs}
        ground={second}
        drawing={drawing}
        photo={service.photo}
      >
        <Reasons reasons={service.whyChooseUs} />
      </BuiltSection>
      <ServiceProjects
        projects={service.projects}
        ground={first}
        note={servicePages.projectsNote}
      />
      <ServiceBand band={service.band} />
    </>
  );
}

/** The page of a Template A service. */
export const serviceProcessPage = (service: ServiceProcessContent): Page => ({
  meta: service.meta,
  content: <ServiceProcess service={service} />,
  drawing: service.drawing,
  quoteHref: quoteHref(service.projectType),
});
