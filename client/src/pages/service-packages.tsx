import { servicePages } from '#client/content/service-pages.ts';
import type { ServicePackagesContent } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { BuiltSection } from '#client/sections/built-section.tsx';
import { PriceCards } from '#client/sections/price-cards.tsx';
import { ProcessSteps } from '#client/sections/process-steps.tsx';
import { RoomHero } from '#client/sections/room-hero.tsx';
import { SchematicHero } from '#client/sections/schematic-hero.tsx';
import { ServiceBand } from '#client/sections/service-band.tsx';
import { ServiceProjects } from '#client/sections/service-projects.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { Section } from '#client/ui/section.tsx';

/**
 * Template B: a service presented as three priced packages (spec section 2, "Service detail pages").
 * Rooms are shown by elevation and photograph; systems by a keyed schematic, the photograph beside the
 * steps.
 */
function ServicePackages({ service }: { service: ServicePackagesContent }) {
  const { kind, drawing, photo, packages, hero, badges, stats } = service;
  const prices = (
    <Section title={service.pricesTitle} intro={service.pricesIntro}>
      <PriceCards packages={packages} drawing={drawing} kind={kind} />
      <p className="mt-5 max-w-measure text-small text-ink2">
        {packages.some(({ price }) => /\d(?:K|L|Cr)/.test(price)) && `${servicePages.rupeeUnits} `}
        {servicePages.penalty}
      </p>
    </Section>
  );
  return (
    <>
      {kind === 'room' ? (
        <>
          <RoomHero
            {...{ badges, drawing, photo, stats }}
            words={hero}
            prices={service.meta.service.prices}
          />
          {prices}
          <Section title={service.buildTitle} ground="sheet">
            <ProcessSteps steps={service.build} builds={drawing} />
          </Section>
        </>
      ) : (
        <>
          <SchematicHero {...{ hero, badges, drawing, stats, packages }} />
          {prices}
          <BuiltSection title={service.buildTitle} ground="sheet" drawing={drawing} photo={photo}>
            <ProcessSteps steps={service.build} builds={drawing} stacked />
          </BuiltSection>
        </>
      )}
      <ServiceProjects projects={service.projects} ground="paper" />
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
