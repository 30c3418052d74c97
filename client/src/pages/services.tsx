import { Link } from 'wouter';
import { serviceCards } from '#client/content/service-cards.ts';
import { services } from '#client/content/services-page.ts';
import type { ServiceCard } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { LeastPrice } from '#client/sections/least-price.tsx';
import { LongSectionBand } from '#client/sections/long-section-band.tsx';
import { PageHero } from '#client/sections/page-hero.tsx';
import { ServiceGrid } from '#client/sections/service-grid.tsx';
import { SolutionsComparison } from '#client/sections/solutions-comparison.tsx';
import { WhyList } from '#client/sections/why-list.tsx';
import { Action } from '#client/ui/action.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { LabelledTitle } from '#client/ui/labelled-title.tsx';
import { Section } from '#client/ui/section.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import './services.css';

const { hero, grid, comparison, whyChooseUs, band } = services;

/** Shows a large card's service at work, between two slabs. */
const sceneOf = ({ scene }: ServiceCard) =>
  scene && (
    <SheetDrawing
      name="main-services"
      part={scene}
      crop={[0, 0, 440, 270]}
      className="border-y-[.5rem] md:border-y-[.625rem]"
    />
  );

/**
 * Renders Services (spec section 2): hero, eight cards, offices and homes compared, reasons, and the next steps.
 */
function Services() {
  return (
    <>
      <PageHero
        title={hero.title}
        text={hero.text}
        drawing={hero.drawing}
        price={
          <LeastPrice prices={{ office: comparison.office.price, home: comparison.home.price }} />
        }
        actions={
          <>
            <CallButton text={hero.call} />
            <ButtonLink href={hero.projects.href}>{hero.projects.label}</ButtonLink>
          </>
        }
      />
      <Section
        title={<LabelledTitle text={grid.title} />}
        intro={
          <div className="text-lead text-ink2">
            <p>{grid.text}</p>
            <ul className="mt-1 flex flex-wrap gap-x-6 text-body *:relative *:flex *:min-h-12 *:items-center">
              {grid.othersTitle && <li>{grid.othersTitle}</li>}
              {grid.others.map(({ title, href }) => (
                <li key={href}>
                  <Link href={href} className="text-link after:absolute after:inset-0">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        }
      >
        <ServiceGrid cards={serviceCards} showFeatures pictureOf={sceneOf} />
      </Section>
      <Section title={comparison.title} intro={comparison.text} opening="beside" ground="sheet">
        <SolutionsComparison {...comparison} />
      </Section>
      <Section title={<LabelledTitle text={whyChooseUs.title} />} intro={whyChooseUs.text}>
        <WhyList reasons={whyChooseUs.reasons} />
      </Section>
      <LongSectionBand title={band.title} text={band.text}>
        <Action action={band.callToAction} />
        <ButtonLink href={hero.projects.href}>{hero.projects.label}</ButtonLink>
      </LongSectionBand>
    </>
  );
}

export const page: Page = {
  meta: services.meta,
  content: <Services />,
  drawing: hero.drawing,
};
