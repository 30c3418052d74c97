import { home } from '#client/content/home-page.ts';
import { service as bathrooms } from '#client/content/services/bathrooms.ts';
import { service as office } from '#client/content/services/office-execution.ts';
import type { Fact, Stat } from '#client/content/types.ts';

const statPhrases = (stats: readonly Stat[]) =>
  stats.map(({ figure, label }) => `${figure} ${label}`);
const factPhrases = (facts: readonly Fact[]) =>
  facts.map(({ label, value }) => `${label} ${value}`);

const { hero, statistics, whyChooseUs } = home;
const counters = hero.counters.map((it) => `${it.prefix}${it.target}${it.suffix} ${it.label}`);

/** Every figure, measure and price of three pages with its label. */
export const phrases = {
  home: {
    counters,
    // "Why choose us" repeats the days above their picture.
    days: counters.slice(3),
    prices: hero.prices.map(({ price, label }) => `${price} ${label}`),
    reasons: whyChooseUs.reasons.map(({ figure, title }) => `${figure} ${title}`),
    statistics: statPhrases([
      ...statistics.stats,
      ...(statistics.certification ? [statistics.certification] : []),
    ]),
  },
  bathrooms: {
    stats: statPhrases(bathrooms.stats),
    packages: bathrooms.packages.map(({ rows }) => factPhrases(rows)),
    sheet: factPhrases(bathrooms.sheet?.views.flatMap(({ facts }) => facts) ?? []),
  },
  office: {
    stats: statPhrases(office.stats),
    rates: office.calculator.rates.map((it) => `${it.office} ${it.covers} ${it.rate}`),
    sizes: office.calculator.sizes.map((it) => `${it.area} ${it.suits} ${it.cost}`),
  },
};
