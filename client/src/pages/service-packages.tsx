import type { ServicePackagesContent } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { BuiltRoom, hasWalls } from '#client/sections/built-room.tsx';
import { PriceCards } from '#client/sections/price-cards.tsx';
import { ProcessSteps } from '#client/sections/process-steps.tsx';
import { RoomHero } from '#client/sections/room-hero.tsx';
import { SchematicHero } from '#client/sections/schematic-hero.tsx';
import { ServiceBand } from '#client/sections/service-band.tsx';
import { ServiceProjects } from '#client/sections/service-projects.tsx';
import { SideSection } from '#client/sections/side-section.tsx';
import { Section } from '#client/ui/section.tsx';

/**
 * Template B: a service told as three priced packages (spec section 2, "Service detail pages"). Rooms
 * are shown by elevation and photograph; systems by a keyed schematic, the photograph beside the steps.
 */
function ServicePackages({ service }: { service: ServicePackagesContent }) {
  const { kind, drawing, photo, packages, hero, badges, stats } = service;
  const isBuiltAbove = kind === 'room' && hasWalls(drawing);
  const steps = <ProcessSteps steps={service.build} stacked={!isBuiltAbove} />;
  return (
    <>
      {kind === 'room' ? (
        <RoomHero
          words={hero}
          badges={badges}
          drawing={drawing}
          photo={isBuiltAbove ? photo : undefined}
          stats={stats}
        />
      ) : (
        <SchematicHero {...{ hero, badges, drawing, stats, packages }} />
      )}
      <Section title={service.pricesTitle} intro={service.pricesIntro}>
        <PriceCards packages={packages} drawing={drawing} kind={kind} />
      </Section>
      {isBuiltAbove ? (
        <Section title={service.buildTitle} ground="sheet">
          {steps}
        </Section>
      ) : (
        <SideSection
          title={service.buildTitle}
          ground="sheet"
          aside={<BuiltRoom drawing={drawing} photo={photo} />}
        >
          {steps}
        </SideSection>
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
});
