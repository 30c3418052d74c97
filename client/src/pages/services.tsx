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
import { DrawingImage } from '#client/ui/drawing-image.tsx';
import { LabelledTitle } from '#client/ui/labelled-title.tsx';
import { Section } from '#client/ui/section.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import './services.css';
import { slabToSlab } from '#shared/drawing-geometry.ts';

const { hero, grid, comparison, whyChooseUs, band } = services;

/** Shows a large card's service at work. The scenes of the two others are whole drawings. */
const sceneOf = ({ scene, featured }: ServiceCard) =>
  scene && (
    <SheetDrawing
      name="main-services"
      part={scene}
      crop={featured ? [-22, -12, 484, 294] : slabToSlab}
      className="drawing drawing-plain"
    />
  );

/**
 * Renders Services (spec section 2): hero, eight cards and the other services in one line each, offices and homes
 * compared, reasons, and the next steps.
 */
function Services() {
  return (
    <>
      <PageHero
        title={hero.title}
        text={hero.text}
        drawing={hero.drawing}
        price={<LeastPrice from={hero.from} prices={{ home: comparison.home.price }} />}
        actions={
          <>
            <CallButton text={hero.call} />
            <ButtonLink href={hero.projects.href}>{hero.projects.label}</ButtonLink>
          </>
        }
      />
      <Section title={<LabelledTitle text={grid.title} />} intro={grid.text}>
        <ServiceGrid cards={serviceCards} showFeatures pictureOf={sceneOf} />
        {grid.others.length > 0 && (
          <div className="more-services">
            <h3 className="text-h3">{grid.othersTitle}</h3>
            <ul>
              {grid.others.map(({ title, href, icon, fact }) => (
                <li key={href}>
                  <DrawingImage name={icon} />
                  <Link href={href} className="text-link after:absolute after:inset-0">
                    {title}
                  </Link>
                  <span className="text-small text-ink2">{fact}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
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
