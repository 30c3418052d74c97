import './projects.css';
import { projects } from '#client/content/projects.ts';
import { projectsPage as words } from '#client/content/projects-page.ts';
import type { Page } from '#client/page.ts';
import { CallToActionBand } from '#client/sections/band.tsx';
import { NearestFloor } from '#client/sections/nearest-floor.tsx';
import { PortfolioHero } from '#client/sections/portfolio-hero.tsx';
import { ProjectGrid } from '#client/sections/project-grid.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';

const { hero, closing } = words;

/** Renders Projects (spec section 2): hero, filter, nine portfolio cards, and a link to the services. */
function Projects() {
  return (
    <>
      <PortfolioHero {...hero} />
      <ProjectGrid
        title={words.listTitle}
        units={words.units}
        smallRooms={words.smallRooms}
        filterName={hero.filterName}
        filters={hero.filters}
        projects={projects}
      />
      <CallToActionBand
        title={closing.title}
        text={closing.text}
        aside={
          <NearestFloor outlines={hero.outlines} yours={closing.yours} beyond={closing.beyond} />
        }
      >
        <CallButton text={closing.call} />
        <ButtonLink href={closing.link.href}>{closing.link.label}</ButtonLink>
      </CallToActionBand>
    </>
  );
}

export const page: Page = {
  meta: words.meta,
  content: <Projects />,
  drawing: 'section-long',
};
