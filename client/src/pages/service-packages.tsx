import type { ServicePackagesContent } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { PriceCards } from '#client/sections/price-cards.tsx';
import { ProcessSteps } from '#client/sections/process-steps.tsx';
import { ServiceBand } from '#client/sections/service-band.tsx';
import { ServiceHero } from '#client/sections/service-hero.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { Section } from '#client/ui/section.tsx';

/** Template B: a service told as three priced packages (spec section 2, "Service detail pages"). */
function ServicePackages({ service }: { service: ServicePackagesContent }) {
  const { drawing, hero, badges, stats } = service;
  return (
    <>
      <ServiceHero {...hero} badges={badges} drawing={drawing} stats={stats} />
      <Section title={service.pricesTitle} intro={service.pricesIntro}>
        <PriceCards packages={service.packages} drawing={drawing} kind={service.kind} />
      </Section>
      <Section title={service.buildTitle} ground="sheet">
        <ProcessSteps steps={service.build} />
      </Section>
      <ServiceBand band={service.band} />
    </>
  );
}

/** The page of a Template B service. */
export const servicePackagesPage = (service: ServicePackagesContent): Page => ({
  meta: service.meta,
  content: <ServicePackages service={service} />,
  drawing: service.drawing,
  quoteHref: quoteHref(service.projectType),
});
