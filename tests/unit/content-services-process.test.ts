import { expect, test } from 'vitest';
import { about } from '#client/content/about.ts';
import { bedroomsWardrobes } from '#client/content/services/bedrooms-wardrobes.ts';
import { modularKitchens } from '#client/content/services/modular-kitchens.ts';
import { officeExecution } from '#client/content/services/office-execution.ts';
import { officeFurniture } from '#client/content/services/office-furniture.ts';
import { smartAutomation } from '#client/content/services/smart-automation.ts';
import { texts, typed } from '#tests/support/texts.ts';

const processPages = [modularKitchens, smartAutomation, officeFurniture, bedroomsWardrobes];
const servicePages = [officeExecution, ...processPages];
const pages = [about, ...servicePages];

/** The texts a visitor reads on the page, without its search metadata and the portfolio's. */
function copy(page: (typeof pages)[number]): string {
  return texts({ ...page, meta: undefined, projects: undefined }).join('\n');
}

test.each([
  [modularKitchens, ['500+ kitchens', '5-year hardware warranty', '1–2 weeks']],
  [smartAutomation, ['3-year warranty', '24/7 support', 'AMC available']],
  [officeFurniture, ['3-year warranty', 'ISO 9001']],
  [bedroomsWardrobes, ['5-year warranty', '3D visualization']],
])('the figures of $slug are on its page as written', (page, figures) => {
  for (const figure of figures) expect(copy(page)).toContain(figure);
});

test.each(processPages)('$slug has six features, four numbered steps and three reasons', (page) => {
  expect(page.features).toHaveLength(6);
  expect(page.process.map(({ step }) => step)).toEqual(['01', '02', '03', '04']);
  expect(page.whyChooseUs).toHaveLength(3);
  expect(page.hero.highlights.length).toBeGreaterThanOrEqual(3);
});

test('only modular kitchens have specifications: four groups of four or five items', () => {
  expect(processPages.filter((page) => page.specifications)).toEqual([modularKitchens]);
  expect(modularKitchens.specifications?.map(({ category }) => category)).toEqual([
    'Cabinets',
    'Shutters',
    'Worktop',
    'Hardware',
  ]);
  for (const { items } of modularKitchens.specifications ?? []) {
    expect([4, 5]).toContain(items.length);
  }
});

test('no page claims a warranty of another length than its own', () => {
  const years = (page: (typeof pages)[number]) =>
    new Set(copy(page).match(/\d(?=-year [a-z ]*warranty|-year\nWarranty)/g));
  expect(years(modularKitchens)).toEqual(new Set(['5']));
  expect(years(smartAutomation)).toEqual(new Set(['3']));
  expect(years(officeFurniture)).toEqual(new Set(['3']));
  expect(years(bedroomsWardrobes)).toEqual(new Set(['5']));
  expect(years(officeExecution)).toEqual(new Set(['2']));
});

test('the office-execution page is badged Enterprise Certified, ISO Compliant, 500+ Offices Built', () => {
  expect(officeExecution.badges).toEqual([
    'Enterprise Certified',
    'ISO Compliant',
    '500+ Offices Built',
  ]);
  expect(officeExecution.hero.callToAction.text).toBe('Free Office Assessment');
});

test('the Office Project Calculator shows the rates and the size bands', () => {
  const { title, rates, sizes } = officeExecution.calculator;
  expect(title).toBe('Office Project Calculator');
  expect(rates.map(({ office, rate }) => [office, typed(rate)])).toEqual([
    ['Startup office', '₹200–400/sq ft'],
    ['Corporate HQ', '₹500–800/sq ft'],
  ]);
  expect(sizes.map(({ area, cost }) => [typed(area), cost])).toEqual([
    ['1,000–3,000 sq ft', '₹3L–15L'],
    ['3,000–10,000 sq ft', '₹15L–50L'],
    ['10,000+ sq ft', '₹50L+'],
  ]);
});

test('office execution promises 98% on-time, 24hr response and a 2-year warranty', () => {
  expect(officeExecution.stats.map(({ figure }) => figure)).toEqual(['98%', '24hr', '2-year']);
  expect(copy(officeExecution)).toMatch(/24hr\nResponse/);
  expect(copy(officeExecution)).toMatch(/2-year\nWarranty/);
  expect(copy(officeExecution)).toContain('2–4 weeks');
});

test('the office-execution page has a single stock photo', () => {
  expect(copy(officeExecution).match(/photo-\w+-\w+/g)).toEqual([
    'photo-1497366754035-f200968a6e72',
  ]);
  expect(officeExecution.fitOut.parts.map(({ step }) => step)).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
  ]);
});

test('about has four stat tiles, a journey from 2015, and mission, vision and values', () => {
  expect(about.hero.stats.map(({ figure }) => figure)).toEqual(['10', '500+', '50+', '6']);
  expect(about.journey.founded.year).toBe('2015');
  expect(about.journey.today.stats).toEqual([
    { figure: '98%', label: 'On-time delivery' },
    { figure: '4.9/5', label: 'Rating' },
    { figure: '92%', label: 'Referral rate' },
    { figure: '85%', label: 'Repeat clients' },
  ]);
  expect(about.principles.mission.title).toBe('Mission');
  expect(about.principles.vision.title).toBe('Vision');
  expect(about.principles.valuesTitle).toBe('Values');
});

test('about names no year but the founding one', () => {
  expect(new Set(copy(about).match(/\b(19|20)\d\d\b/g))).toEqual(new Set(['2015']));
});

test('about tells a three-step process: Strategic Planning, Premium Execution, Perfect Delivery', () => {
  expect(about.process.steps.map(({ step, title }) => [step, title])).toEqual([
    ['01', 'Strategic Planning'],
    ['02', 'Premium Execution'],
    ['03', 'Perfect Delivery'],
  ]);
});

test.each(servicePages)('the breadcrumbs of $slug lead from Home over Services to it', (page) => {
  expect(page.meta.breadcrumbs?.map(({ path }) => path)).toEqual([
    '/',
    '/services',
    `/services/${page.slug}`,
  ]);
  expect(page.meta.breadcrumbs?.slice(0, 2).map(({ name }) => name)).toEqual(['Home', 'Services']);
});

test('titles have at most 60 characters, descriptions at most 155, and all are distinct', () => {
  const titles = pages.map(({ meta }) => meta.title);
  const descriptions = pages.map(({ meta }) => meta.description);
  for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60);
  for (const text of descriptions) expect(text.length, text).toBeLessThanOrEqual(155);
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const { meta } of pages) {
    expect(meta.keywords.length).toBeGreaterThanOrEqual(5);
    expect(meta.keywords.length).toBeLessThanOrEqual(8);
    expect(new Set(meta.keywords).size).toBe(meta.keywords.length);
  }
});

test("the closing band shows the page's own room", () => {
  for (const page of servicePages) expect(page.band.drawing).toBe(page.drawing);
});
