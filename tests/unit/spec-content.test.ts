// More than 150 lines, because only this test has the specification's figures and texts, page by page. If you change a
// text of the content, change it here as well, or delete this file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { contentExports } from '#build/site/content-exports.ts';
import { textWarnings } from '#build/site/text-checks.ts';
import { contact } from '#client/content/contact-page.ts';
import { crew } from '#client/content/crew.ts';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { footer } from '#client/content/footer.ts';
import { handover } from '#client/content/handover.ts';
import { home } from '#client/content/home-page.ts';
import { chat, headerLinks } from '#client/content/navigation.ts';
import { notFound } from '#client/content/not-found-page.ts';
import { rupeesOf } from '#client/content/price-range.ts';
import { noProjects } from '#client/content/project-filter.ts';
import { isAboveGuide, projects, ratePerFoot } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { serviceCardButtons, serviceCards } from '#client/content/service-cards.ts';
import { serviceList, servicePath } from '#client/content/service-list.ts';
import { localBusiness, service } from '#client/head/structured-data.ts';
import { routes } from '#client/routes.tsx';
import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { contactNotices, emptyContactRequest } from '#shared/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { services } from '#tests/support/service-contents.ts';

/** Returns links or choices as texts such as "Home /". */
const pairs = (list: readonly { label: string; href?: string; value?: string }[]) =>
  list.map(({ label, href, value }) => `${label} ${href ?? value}`).join();
/** Returns a page's lines of text, one for each element that holds a phrase. */
const linesOf = (path: string) => renderedPages.find((page) => page.path === path)?.text ?? '';

/** Returns the name of each content file and its source without comments. */
const contentSources = () =>
  readdirSync('client/src/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const source = readFileSync(join('client/src/content', file), 'utf8');
      return [file, source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')] as const;
    });

test('the route table has the specification’s 17 routes in order', () => {
  const slugs =
    'office-execution office-furniture modular-kitchens smart-automation bedrooms-wardrobes living-dining bathrooms balcony-outdoor meeting-rooms electrical-it hvac-safety ceiling-flooring';
  expect(routes.map(({ path }) => path)).toEqual([
    ...['/', '/about', '/services'],
    ...slugs.split(' ').map((slug) => `/services/${slug}`),
    ...['/projects', '/contact'],
  ]);
});

test('the company has the specified slogan, year, cities and head office', () => {
  expect(company).toMatchObject({
    slogan: 'Built Right. Delivered Fast.',
    foundingYear: 2015,
    replyHours: 48,
    replyHoursByType: { 'office-execution': 24 },
    address: { area: 'Madhapur', city: 'Hyderabad', state: 'Telangana', regionCode: 'TG' },
  });
  // The codes are in section 9 of the specification.
  const withCodes = [
    'Hyderabad TG',
    'Bangalore KA',
    'Chennai TN',
    'Mumbai MH',
    'Delhi DL',
    'Pune MH',
  ];
  expect(cities.map(({ name, regionCode }) => `${name} ${regionCode}`)).toEqual(withCodes);
});

test('the texts take the company’s name, places and year from its facts', () => {
  const { name, shortName, slogan, address, foundingYear } = company;
  const facts = [name, shortName, slogan, address.area, address.state, String(foundingYear)];
  const places = cities.flatMap((city) => [city.name, shownName(city)]);
  for (const [file, words] of contentSources())
    for (const fact of [...facts, ...places]) expect(words, file).not.toContain(fact);
});

test('the links and choices are those of the specification', () => {
  const { hero } = projectsPage;
  const [links, filters] = [footer.navigation.links, home.featuredProjects.filters];
  const choices = [formOptions.city, formOptions.projectType, notFound.popular.pages];
  expect([headerLinks, links, filters, hero.filters, ...choices].map(pairs)).toEqual([
    'Home /,About /about,Services /services,Projects /projects,Contact /contact',
    'Home /,About Us /about,Our Services /services,Portfolio /projects,Contact /contact',
    'All Projects all,Office office,Residential residential',
    'All Projects all,Office Projects office,Residential Projects residential',
    'Hyderabad hyderabad,Bangalore bangalore,Chennai chennai,Mumbai mumbai,Delhi NCR delhi,Pune pune,Other City other',
    'Office Execution office-execution,Modular Kitchen modular-kitchen,Bedroom & Wardrobe bedroom-wardrobe,Living & Dining living-dining,Bathroom Renovation bathroom,Complete Home Interior complete-home,Smart Home Automation smart-automation,Other other',
    'Office execution /services/office-execution,Modular kitchens /services/modular-kitchens,About /about,Portfolio /projects',
  ]);
  const asked = [...footer.services.links, footer.services.all];
  expect(asked.map(({ href }) => href.replace('/services/', ''))).toEqual(
    'office-execution modular-kitchens bedrooms-wardrobes bathrooms /services'.split(' '),
  );
  expect(chat.greeting).toContain('interior contracting services, projects and pricing');
});

test('the footer has a group of links that is named Navigation', () => {
  const page = parse(renderedPages[0]?.html ?? '');
  const titles = page
    .querySelectorAll('footer nav')
    .map(({ attributes }) => page.querySelector(`#${attributes['aria-labelledby']}`)?.text);
  expect(titles).toContain('Navigation');
});

/**
 * Every figure and label of sections 1, 2 and 9 by its page, as written except for "₹" in place of "Rs". A "|" divides
 * texts, each of which is in one element. "label: value" is in two elements.
 */
const pages = readFileSync('tests/unit/spec-pages.txt', 'utf8').trim().split(/^\//m).slice(1);

test.each(pages.map((page) => page.trimEnd().split(/ \| |\n {2}/)))(
  '/%s says what the specification says',
  (path, ...texts) => {
    for (const text of texts) expect(linesOf(`/${path}`)).toContain(text.replace(': ', '\n'));
  },
);

test('Home has four counters, six questions and six featured projects', () => {
  expect(faq).toHaveLength(6);
  const shown = home.hero.counters.map(
    ({ prefix, target, suffix }) => `${prefix}${target}${suffix}`,
  );
  expect(shown).toEqual(['500+', '98%', '5 Year', '15 Days']);
  const types = featuredProjects.map(({ type }) => type.replace(' Interior', ''));
  expect(types.sort().join()).toBe('Office,Office,Office,Residential,Residential,Residential');
});

test('each page’s title begins with its name', () => {
  const names = [
    ...headerLinks.slice(1).map(({ label, href }) => [href, label]),
    ...serviceList.map((row) => [servicePath(row), row.name]),
  ] as [string, string][];
  for (const [path, name] of names) {
    const rendered = renderedPages.find((page) => page.path === path);
    expect(rendered?.page.meta.title.startsWith(name), path).toBe(true);
    const [, headline] = /<h1[^>]*>(.*?)<\/h1>/.exec(rendered?.html ?? '') ?? [];
    if (path.startsWith('/services/')) expect(headline?.startsWith(name), path).toBe(true);
  }
});

test('the kitchen has price ladders of shutters, countertop and layout', () => {
  const kitchen = renderedPages.find(({ path }) => path === '/services/modular-kitchens');
  const ladders = parse(kitchen?.html ?? '').querySelectorAll('.ladder');
  const parts = ladders.map((ladder) => ladder.previousElementSibling?.text);
  expect(parts).toEqual(['Shutters', 'Countertop', 'Layout']);
});

test('the service grid has eight cards in order, two with badges', () => {
  const cards = serviceCards.map(({ href, badge }) =>
    href.replace('/services/', badge?.text ?? ''),
  );
  expect(cards).toEqual([
    ...['Most Popularoffice-execution', 'Premium Choicemodular-kitchens', 'meeting-rooms'],
    ...['bedrooms-wardrobes', 'bathrooms', 'living-dining', 'smart-automation', 'electrical-it'],
  ]);
  expect(serviceCardButtons).toEqual({ featured: 'View Premium', other: 'Learn More' });
});

test('/projects has nine projects, of which 1, 2 and 9 are featured', () => {
  expect(projects.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(projects.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 2, 9]);
  const ends = (measured: number[]) => [Math.min(...measured), Math.max(...measured)];
  const leading = (text: string) => Number.parseInt(text.replaceAll(',', ''), 10);
  expect(ends(projects.map(({ value }) => rupeesOf(value)[0]))).toEqual([1_200_000, 12_000_000]);
  expect(ends(projects.map(({ duration }) => leading(duration)))).toEqual([3, 14]);
  expect(ends(projects.map(({ area }) => leading(area)))).toEqual([450, 25_000]);
  expect(new Set(projects.map(({ type }) => type)).size).toBe(7);
  expect(new Set(projects.map(({ location }) => location)).size).toBe(6);
  expect(noProjects).toEqual({
    title: 'No Projects Found',
    text: 'No projects match the selected filter. Try selecting a different category.',
  });
});

test('About shows six roles that come to the door, without names', () => {
  expect(crew.members.map(({ role }) => role).join()).toBe(
    'Designer,Supervisor,Carpenter,Electrician,Plumber,Painter',
  );
});

/** The service behind each line of the warranty card that does not begin with the service's name. */
const otherNames: Readonly<Record<string, string>> = {
  'Kitchen hardware': 'Modular kitchens',
  'Bathroom upgrades': 'Bathrooms',
  'Whole bathrooms': 'Bathrooms',
  'Ceilings and floors': 'Ceiling and flooring',
};

test('the warranty card has every service, with the years of its page', () => {
  const covered = handover.card.terms.flatMap(({ term, works }) =>
    works.map((work) => {
      const row = serviceList.find(({ name }) => name === (otherNames[work] ?? work));
      expect(row, work).toBeDefined();
      const years = new RegExp(`\\b${Number.parseInt(term, 10)}[- ]year`);
      expect(row && linesOf(servicePath(row)), work).toMatch(years);
      return row?.slug;
    }),
  );
  expect(new Set(covered).size).toBe(serviceList.length);
});

test('the texts take the years of warranties from one record', () => {
  const own = ['warranties.ts', 'footer.ts'];
  for (const [file, words] of contentSources())
    if (!own.includes(file)) expect(words, file).not.toMatch(/\d[- ]years?\b/);
});

test("a page with a small room's rate says why it costs more", () => {
  const rates = projects.filter(isAboveGuide).map(ratePerFoot);
  expect(rates).toHaveLength(2);
  const pathsWith = (texts: string[]) =>
    renderedPages.flatMap(({ path, text }) => (texts.some((it) => text.includes(it)) ? path : []));
  expect(pathsWith(rates)).toContain('/projects');
  const reasons = ['more per sq ft than a whole', projectsPage.smallRooms.title];
  expect(pathsWith(reasons)).toEqual(pathsWith(rates));
});

test('the cost of a square foot follows from value and area', () => {
  expect(projects.map(ratePerFoot).slice(0, 4)).toEqual([
    '₹480/sq ft',
    '₹595/sq ft',
    '₹1,500/sq ft',
    '₹2,667/sq ft',
  ]);
});

test('the form has the specified keys, labels and messages', () => {
  expect(Object.keys(emptyContactRequest).join()).toBe('name,email,phone,city,projectType,message');
  expect(Object.values(contact.form.labels).join()).toBe(
    'Full Name,Phone Number,Email Address,City,Project Type,Project Details',
  );
  expect(contact.form.submitting).toBe('Sending...');
  const description = "Your message has been sent. We'll get back to you within 48 hours!";
  expect(contactNotices).toEqual({
    sent: { title: 'Success!', description },
    failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
  });
});

test("every service calls to 'Get Quote' or 'Free Office Assessment'", () => {
  for (const { service } of services)
    expect(service.hero.callToAction.text).toMatch(/^(Get Quote|Free Office Assessment)$/);
});

test('only service pages promise 98% "with penalties otherwise", once each', () => {
  for (const { path, text } of renderedPages) {
    const promised = text.match(/98% on-time delivery, with penalties otherwise/g);
    const expected = path.startsWith('/services/') ? 1 : 0;
    expect(promised?.length ?? 0, path).toBe(expected);
    expect(text.match(/we pay the penalty/g)?.length ?? 0, path).toBe(expected);
  }
});

test('structured data has ₹₹₹, INR, four ways to pay and 50,000 rupees', () => {
  expect(localBusiness(serviceCards)).toMatchObject({
    priceRange: '₹₹₹',
    currenciesAccepted: 'INR',
    paymentAccepted: 'Cash, Credit Card, Bank Transfer, UPI',
  });
  expect(service(home.service, '/').offers).toMatchObject({
    priceSpecification: { minPrice: 50_000 },
  });
});

test('search results show every title and description whole', () => {
  expect(textWarnings(contentExports)).toEqual([]);
});
