import { home } from '#client/content/home.ts';
import type { Page } from '#client/page.ts';
import { CityCards } from '#client/sections/city-cards.tsx';
import { LongSectionHero } from '#client/sections/long-section-hero.tsx';
import { farPart, OnApproach } from '#client/ui/on-approach.tsx';
import { Section } from '#client/ui/section.tsx';

const loadRest = () => import('./home-rest.tsx');
const rest = farPart(() => loadRest().then(({ HomeRest }) => HomeRest));

const { presence } = home;

/** Home (spec section 2): seven sections in the order the spec gives, five of them in home-rest. */
function Home() {
  return (
    <>
      <LongSectionHero {...home.hero} />
      <Section title={presence.title} intro={presence.text}>
        <CityCards cities={presence.cities} />
      </Section>
      <OnApproach part={rest} />
    </>
  );
}

export const homePage: Page = {
  meta: home.meta,
  content: <Home />,
  drawing: 'section-long',
  loadRest: async () => {
    await rest.load();
    return (await loadRest()).homeFacts;
  },
};
