import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { projects } from '#client/content/projects.ts';
import { serviceCardButtons, serviceCards } from '#client/content/service-cards.ts';
import { services } from '#client/content/services.ts';
import { company } from '#shared/company.ts';
import { copy, typed } from '#tests/support/texts.ts';

test("the home page's headline is the slogan", () => {
  expect(home.hero.title.join(' ')).toBe(company.slogan);
});

test('the home counters end at 500+, 98%, 5 Year and 15 Days', () => {
  expect(
    home.hero.counters.map(({ prefix, target, suffix, label }) => [
      typed(`${prefix}${target}${suffix}`),
      label,
    ]),
  ).toEqual([
    ['500+', 'Projects'],
    ['98%', 'On-time delivery'],
    ['5 Year', 'Maximum warranty'],
    ['15 Days', 'To a fitted kitchen'],
  ]);
});

test('six cities are shown with their states and region codes, head office first', () => {
  expect(home.presence.cities.map(({ name, regionCode }) => [name, regionCode])).toEqual([
    ['Hyderabad', 'TG'],
    ['Bangalore', 'KA'],
    ['Chennai', 'TN'],
    ['Mumbai', 'MH'],
    ['Delhi NCR', 'DL'],
    ['Pune', 'MH'],
  ]);
  expect(home.presence.cities.map(({ state }) => state)).toEqual([
    'Telangana',
    'Karnataka',
    'Tamil Nadu',
    'Maharashtra',
    'National Capital Region',
    'Maharashtra',
  ]);
  expect(home.presence.cities[0].note).toBe('Head office, Madhapur');
});

test('the statistics are 4.9/5, 92% and 85%, with the ISO 9001 certification', () => {
  const { stats, certification } = home.statistics;
  expect([...stats, certification].map(({ figure }) => figure)).toEqual([
    '4.9/5',
    '92%',
    '85%',
    'ISO 9001',
  ]);
});

test.each([
  `Founded ${company.foundingYear}`,
  '10 years of experience',
  '50+ experts',
  '6 cities',
  '2 to 5 years',
  'No advance payment',
])('the home page claims: %s', (claim) => {
  expect(copy({ ...home, ...home })).toContain(claim);
});

test('home filters by All Projects, Office and Residential; every choice fills rows of three', () => {
  expect(home.featuredProjects.filters.map(({ value, label }) => [value, label])).toEqual([
    ['all', 'All Projects'],
    ['office', 'Office'],
    ['residential', 'Residential'],
  ]);
  expect(home.featuredProjects.all).toEqual({ label: 'View All Projects', href: '/projects' });
  expect(featuredProjects).toHaveLength(6);
  expect(featuredProjects.filter(({ category }) => category === 'office')).toHaveLength(3);
});

test.each(featuredProjects)('featured project $id is the one of the portfolio', (featured) => {
  const project = projects.find(({ id }) => id === featured.id);
  if (!project) throw new Error(`no project ${featured.id} in the portfolio`);
  const { title, image, drawing, category } = featured;
  expect({ title, image, drawing, category }).toEqual({
    title: project.title,
    image: project.image,
    drawing: project.drawing,
    category: project.category,
  });
  for (const fact of [project.area, project.location, project.duration]) {
    expect(featured.description, featured.title).toContain(fact);
  }
  expect(featured.type).toBe(
    project.category === 'office' ? 'Office Interior' : 'Residential Interior',
  );
});

test('the eight service cards lead to their pages in the order of the spec', () => {
  expect(serviceCards.map(({ href }) => href)).toEqual([
    '/services/office-execution',
    '/services/modular-kitchens',
    '/services/meeting-rooms',
    '/services/bedrooms-wardrobes',
    '/services/bathrooms',
    '/services/living-dining',
    '/services/smart-automation',
    '/services/electrical-it',
  ]);
});

test("the first two cards are badged Most Popular and Premium Choice and read 'View Premium', the other six 'Learn More'", () => {
  const [popular, premium, ...others] = serviceCards;
  expect([popular?.badge, premium?.badge]).toEqual(['Most Popular', 'Premium Choice']);
  expect([popular?.featured, premium?.featured]).toEqual([true, true]);
  for (const card of others) {
    expect(card.badge).toBeUndefined();
    expect(card.featured).toBeUndefined();
  }
  expect(serviceCardButtons).toEqual({ featured: 'View Premium', other: 'Learn More' });
});

test('each card lists 4 different features and has its own drawing', () => {
  for (const { features } of serviceCards) expect(new Set(features).size).toBe(4);
  expect(new Set(serviceCards.map(({ icon }) => icon)).size).toBe(8);
});

test('office solutions cost ₹200–800/sq ft and home solutions ₹150–600/sq ft, all inclusive', () => {
  const { office, home: homes } = services.comparison;
  expect([office.price, homes.price].map(typed)).toEqual(['₹200–800/sq ft', '₹150–600/sq ft']);
  expect([office.priceNote, homes.priceNote]).toEqual(['All inclusive', 'All inclusive']);
});

test('the comparison links every service once, so no service page is without a link', () => {
  const { office, home: homes } = services.comparison;
  const linked = [...office.covers, ...homes.covers].map(({ href }) => href);
  const files = readdirSync('client/src/content/services');
  expect(linked.toSorted()).toEqual(
    files.map((file) => `/services/${file.replace(/\.ts$/, '')}`).toSorted(),
  );
});

test('the FAQ has six questions, each ending in a question mark', () => {
  expect(faq).toHaveLength(6);
  expect(new Set(faq.map(({ question }) => question)).size).toBe(6);
  for (const { question } of faq) expect(question).toMatch(/^[A-Z].*\?$/);
});

test.each([
  'Office projects take 2–4 weeks, kitchens 1–2 weeks and full residential interiors 4–8 weeks',
  'Within 48 hours',
  'consultation is free, with no advance payment',
  '2 to 5 years, depending on the service',
  'Hyderabad, Bangalore, Chennai, Mumbai, Delhi NCR and Pune',
  '3D visualization',
  '24/7 support',
  'annual maintenance contract (AMC)',
])('the FAQ claims: %s', (claim) => {
  expect(faq.filter(({ answer }) => typed(answer).includes(claim))).toHaveLength(1);
});
