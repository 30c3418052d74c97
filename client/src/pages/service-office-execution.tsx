import { service } from '#client/content/services/office-execution.ts';
import type { Page } from '#client/page.ts';
import { FitOut } from '#client/sections/fit-out.tsx';
import { Penalty } from '#client/sections/penalty.tsx';
import { ProjectCalculator } from '#client/sections/project-calculator.tsx';
import { RoomHero } from '#client/sections/room-hero.tsx';
import { ServiceBand } from '#client/sections/service-band.tsx';
import { ServiceProjects } from '#client/sections/service-projects.tsx';
import { KeyedDrawing } from '#client/ui/keyed-drawing.tsx';
import { Section } from '#client/ui/section.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import './service-office-execution.css';

const { hero, calculator, fitOut } = service;

/** Renders the special service page (spec section 2): badges, a photograph, a price guide and the fit-out. */
function OfficeExecution() {
  return (
    <>
      <RoomHero
        words={hero}
        badges={service.badges}
        drawing={hero.drawing}
        photo={service.photo}
        stats={service.stats}
        prices={service.meta.service.prices}
      />
      <Section title={calculator.title} intro={calculator.intro}>
        <ProjectCalculator calculator={calculator} projects={service.projects ?? []} />
      </Section>
      <Penalty kind="office" late={service.late} {...service.penalty} />
      <div className="key print:break-before-page">
        <Section ground="sheet">
          <div className="fit-out">
            <div>
              <h2 className="text-h2-wide">{fitOut.title}</h2>
              <p className="mt-3 max-w-measure text-lead text-ink2">{fitOut.intro}</p>
            </div>
            <KeyedDrawing
              name={fitOut.drawing}
              crop={fitOut.crop}
              subjects={fitOut.parts}
              className="max-md:hidden print:w-[70%]"
            />
            <FitOut parts={fitOut.parts} />
            <p className="max-w-[62ch] md:text-lead">
              <UnbrokenRanges text={fitOut.handover} />
            </p>
          </div>
        </Section>
      </div>
      <ServiceProjects service={service} />
      <ServiceBand band={service.band} />
    </>
  );
}

export const page: Page = {
  meta: service.meta,
  content: <OfficeExecution />,
  drawing: service.drawing,
};
