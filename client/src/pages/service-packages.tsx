import { Fragment } from 'react';
import type { ServicePackagesContent } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { Penalty } from '#client/sections/penalty.tsx';
import { PriceCards } from '#client/sections/price-cards.tsx';
import { PricePromise } from '#client/sections/price-promise.tsx';
import { RoomHero } from '#client/sections/room-hero.tsx';
import { SchematicHero } from '#client/sections/schematic-hero.tsx';
import { ServiceBand } from '#client/sections/service-band.tsx';
import { ServiceProjects } from '#client/sections/service-projects.tsx';
import { ServiceSheet } from '#client/sections/service-sheet.tsx';
import { ServiceSteps } from '#client/sections/service-steps.tsx';
import { Section } from '#client/ui/section.tsx';
import './service-packages.css';

/**
 * Renders Template B: a service as three priced packages (spec section 2, "Service detail pages"). A room has its
 * elevation and photograph. A system has a schematic with a legend, and the last scene of its steps has the photograph.
 */
function ServicePackages({ service }: { service: ServicePackagesContent }) {
  const { kind, drawing, photo, packages, hero, badges, stats, sheet } = service;
  const parts = {
    prices: (
      <Section
        title={service.pricesTitle}
        intro={service.pricesIntro}
        opening={service.pricesIntro ? 'beside' : 'across'}
        ground="byTurns"
      >
        <PriceCards
          packages={packages}
          drawing={drawing}
          kind={kind}
          promise={
            service.promise && (
              <PricePromise promise={service.promise} callToAction={hero.callToAction} />
            )
          }
        />
      </Section>
    ),
    sheet: sheet && <ServiceSheet sheet={sheet} />,
    penalty: <Penalty kind={kind} late={service.late} {...service.penalty} />,
    build: (
      <Section title={service.buildTitle} opening="across" ground="byTurns">
        <ServiceSteps
          layout={service.oneWall ? 'wall' : 'room'}
          steps={service.build}
          builds={drawing}
          photo={kind === 'system' ? photo : undefined}
        />
      </Section>
    ),
  };
  return (
    <>
      {kind === 'room' ? (
        <RoomHero
          {...{ badges, drawing, photo, stats }}
          words={hero}
          prices={service.meta.service.prices}
        />
      ) : (
        <SchematicHero {...{ hero, badges, drawing, stats, packages }} meta={service.meta} />
      )}
      {service.order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <ServiceProjects service={service} />
      <ServiceBand band={service.band} />
    </>
  );
}

/** Returns the page of a Template B service. */
export const servicePackagesPage = (service: ServicePackagesContent): Page => ({
  meta: service.meta,
  content: <ServicePackages service={service} />,
  drawing: service.drawing,
});
