// Goes along with the content: the specification's own figures and texts, page by page, pinned here
// and in no other test. Whoever changes them on the site changes them here, or deletes this file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { about } from '#client/content/about.ts';
import { contact } from '#client/content/contact.ts';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { chat, footer, frameLabels, headerLinks } from '#client/content/navigation.ts';
import { notFound } from '#client/content/not-found.ts';
import { rupeesOf } from '#client/content/price-range.ts';
import { noProjects } from '#client/content/project-filter.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { serviceCardButtons, serviceCards } from '#client/content/service-cards.ts';
import { type ServiceRow, serviceList } from '#client/content/service-list.ts';
import { service as officeExecution } from '#client/content/services/office-execution.ts';
import { services } from '#client/content/services.ts';
import type { ServicePackagesContent } from '#client/content/types.ts';
import { localBusiness, service } from '#client/head/structured-data.ts';
import { routes } from '#client/routes.tsx';
import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { contactNotices } from '#shared/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { copy, typed } from '#tests/support/texts.ts';

/** A link or a choice as its two texts. */
const pairs = (list: readonly { label: string; href?: string; value?: string }[]) =>
  list.map(({ label, href, value }) => [label, href ?? value]);
const stats = (list: readonly { figure: string; label: string }[]) =>
  list.map(({ figure, label }) => typed(`${figure} ${label}`));
const steps = (list: readonly { step: string; title: string }[]) =>
  list.map(({ step, title }) => `${step} ${title}`);
const textOf = (path: string) =>
  typed(renderedPages.find((page) => page.path === path)?.text ?? '');

test('the route table has the 17 routes of the specification, in its order', () => {
  const slugs =
    'office-execution office-furniture modular-kitchens smart-automation bedrooms-wardrobes living-dining bathrooms balcony-outdoor meeting-rooms electrical-it hvac-safety ceiling-flooring';
  expect(routes.map(({ path }) => path)).toEqual([
    ...['/', '/about', '/services'],
    ...slugs.split(' ').map((slug) => `/services/${slug}`),
    ...['/projects', '/contact'],
  ]);
});

test('the company: slogan, founding year, six cities in their regions, head office in Madhapur', () => {
  expect(company).toMatchObject({
    slogan: 'Built Right. Delivered Fast.',
    foundingYear: 2015,
    address: { area: 'Madhapur', city: 'Hyderabad', state: 'Telangana', regionCode: 'TG' },
  });
  expect(cities.map(({ name, regionCode }) => `${name} ${regionCode}`)).toEqual(
    ['Hyderabad TG', 'Bangalore KA', 'Chennai TN', 'Mumbai MH', 'Delhi DL', 'Pune MH'], // section 9
  );
});

test('the words as delivered take the company’s name, places and year from its facts', () => {
  const { name, shortName, slogan, address, foundingYear } = company;
  const facts = [name, shortName, slogan, address.area, address.state, String(foundingYear)];
  const places = cities.flatMap((city) => [city.name, shownName(city)]);
  for (const file of readdirSync('client/src/content', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const source = readFileSync(join('client/src/content', file), 'utf8');
    const words = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    for (const fact of [...facts, ...places]) expect(words, file).not.toContain(fact);
  }
});

test('the frame: header and footer links, quote button, hours, offer, copyright, chat greeting', () => {
  expect(pairs(headerLinks)).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Projects', '/projects'],
    ['Contact', '/contact'],
  ]);
  expect(frameLabels.quote).toBe('Get Free Quote');
  expect(pairs(footer.navigation.links)).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Our Services', '/services'],
    ['Portfolio', '/projects'],
    ['Contact', '/contact'],
  ]);
  expect(footer.services.links.map(({ href }) => href)).toEqual([
    '/services/office-execution',
    '/services/modular-kitchens',
    '/services/bedrooms-wardrobes',
    '/services/bathrooms',
    '/services',
  ]);
  for (const text of [
    ...['Monday to Saturday 9:00 AM to 7:00 PM', 'By appointment', '© 2024', 'Valid this month.'],
    ...['Free 3D visualization', 'Up to 20% off materials', 'Extended 5-year warranty'],
  ])
    expect(copy(footer)).toContain(text);
  expect(chat.greeting).toContain('interior contracting services, projects and pricing');
});

test('Home: counters, claims, statistics and certifications', () => {
  expect(
    home.hero.counters.map(({ prefix, target, suffix }) => typed(`${prefix}${target}${suffix}`)),
  ).toEqual(['500+', '98%', '5 Year', '15 Days']);
  for (const claim of ['Founded 2015', '10 years of experience', '50+ experts', '6 cities'])
    expect(copy(home)).toContain(claim);
  for (const claim of ['2 to 5 years', 'No advance payment', 'Head office, Madhapur'])
    expect(copy(home)).toContain(claim);
  const { stats: judged, certification } = home.statistics;
  expect([...judged, certification].map(({ figure }) => typed(figure))).toEqual([
    '4.9/5',
    '92%',
    '85%',
    'ISO 9001',
  ]);
  for (const claim of ['24/7', 'AMC', 'Free consultation', '3D visualization', '98%'])
    expect(textOf('/')).toContain(claim);
});

test('Home: six featured projects, three of each kind, with their filter and the way to all', () => {
  expect(pairs(home.featuredProjects.filters)).toEqual([
    ['All Projects', 'all'],
    ['Office', 'office'],
    ['Residential', 'residential'],
  ]);
  expect(home.featuredProjects.all.label).toBe('View All Projects');
  expect(featuredProjects.map(({ type }) => type).sort()).toEqual([
    ...Array(3).fill('Office Interior'),
    ...Array(3).fill('Residential Interior'),
  ]);
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
])('Home: one of the six questions is answered with: %s', (claim) => {
  expect(faq).toHaveLength(6);
  expect(faq.filter(({ answer }) => typed(answer).includes(claim))).toHaveLength(1);
});

test('the service grid: eight cards in order, the first two badged and leading to premium', () => {
  expect(
    serviceCards.map(({ href, badge = null }) => [href.replace('/services/', ''), badge]),
  ).toEqual([
    ['office-execution', 'Most Popular'],
    ['modular-kitchens', 'Premium Choice'],
    ['meeting-rooms', null],
    ['bedrooms-wardrobes', null],
    ['bathrooms', null],
    ['living-dining', null],
    ['smart-automation', null],
    ['electrical-it', null],
  ]);
  expect(serviceCardButtons).toEqual({ featured: 'View Premium', other: 'Learn More' });
});

test('/services: both price guides, all inclusive', () => {
  const { office, home: homes } = services.comparison;
  expect([office, homes].map(({ price, priceNote }) => typed(`${price} ${priceNote}`))).toEqual([
    '₹200–800/sq ft All inclusive',
    '₹150–600/sq ft All inclusive',
  ]);
});

test('/about: four tiles, a journey from 2015, mission, vision, values and three steps', () => {
  expect(about.hero.stats.map(({ figure }) => figure)).toEqual(['10', '500+', '50+', '6']);
  expect(about.journey.founded.year).toBe('2015');
  expect(stats(about.journey.today.stats)).toEqual([
    '98% On-time delivery',
    '4.9/5 Rating',
    '92% Referral rate',
    '85% Repeat clients',
  ]);
  const { mission, vision, valuesTitle } = about.principles;
  expect([mission.title, vision.title, valuesTitle]).toEqual(['Mission', 'Vision', 'Values']);
  expect(about.process.steps.map(({ title }) => title)).toEqual([
    'Strategic Planning',
    'Premium Execution',
    'Perfect Delivery',
  ]);
});

test('/projects: nine, of which 1, 2 and 9 are featured, with their ranges, types and cities', () => {
  expect(projects.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(projects.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 2, 9]);
  const ends = (measured: number[]) => [Math.min(...measured), Math.max(...measured)];
  const leading = (text: string) => Number.parseInt(text.replaceAll(',', ''), 10);
  expect(ends(projects.map(({ value }) => rupeesOf(value)[0]))).toEqual([1_200_000, 12_000_000]);
  expect(ends(projects.map(({ duration }) => leading(duration)))).toEqual([3, 14]);
  expect(ends(projects.map(({ area }) => leading(area)))).toEqual([450, 25_000]);
  expect(new Set(projects.map(({ type }) => type)).size).toBe(7);
  expect(new Set(projects.map(({ location }) => location)).size).toBe(6);
  expect(pairs(projectsPage.hero.filters)).toEqual([
    ['All Projects', 'all'],
    ['Office Projects', 'office'],
    ['Residential Projects', 'residential'],
  ]);
  expect(noProjects).toEqual({
    title: 'No Projects Found',
    text: 'No projects match the selected filter. Try selecting a different category.',
  });
});

test('/contact: badge, tiles, steps, labels, choices, hours', () => {
  expect(typed(contact.hero.badge)).toBe('Reply within 48 hours');
  expect(stats(contact.hero.stats)).toEqual([
    '48hr Response time',
    'Free Consultation',
    '98% Success rate',
    '500+ Happy clients',
  ]);
  expect(steps(contact.process.steps)).toEqual([
    '01 Free Consultation',
    '02 3D Design & Quote',
    '03 Project Execution',
  ]);
  expect(contact.form.labels).toEqual({
    name: 'Full Name',
    phone: 'Phone Number',
    email: 'Email Address',
    city: 'City',
    projectType: 'Project Type',
    message: 'Project Details',
  });
  expect(contact.form.submitting).toBe('Sending...');
  expect(contactNotices).toEqual({
    sent: {
      title: 'Success!',
      description: "Your message has been sent. We'll get back to you within 48 hours!",
    },
    failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
  });
  expect(pairs(formOptions.city)).toEqual([
    ['Hyderabad', 'hyderabad'],
    ['Bangalore', 'bangalore'],
    ['Chennai', 'chennai'],
    ['Mumbai', 'mumbai'],
    ['Delhi NCR', 'delhi'],
    ['Pune', 'pune'],
    ['Other City', 'other'],
  ]);
  expect(pairs(formOptions.projectType)).toEqual([
    ['Office Execution', 'office-execution'],
    ['Modular Kitchen', 'modular-kitchen'],
    ['Bedroom & Wardrobe', 'bedroom-wardrobe'],
    ['Living & Dining', 'living-dining'],
    ['Bathroom Renovation', 'bathroom'],
    ['Complete Home Interior', 'complete-home'],
    ['Smart Home Automation', 'smart-automation'],
    ['Other', 'other'],
  ]);
  expect(contact.getInTouch.title).toBe('Get In Touch');
  for (const text of ['9 AM to 7 PM. Emergency consultations 24/7.', 'Madhapur, Hyderabad'])
    expect(copy(contact)).toContain(text);
  for (const text of ['9:00 AM to 7:00 PM', '10:00 AM to 5:00 PM'])
    expect(textOf('/contact')).toContain(text);
});

test('the not-found page: code, title, message, ways on and four popular pages', () => {
  const { code, title, message, goHome, browseServices, popular, help } = notFound;
  expect([code, title, message]).toEqual([
    '404',
    'Page Not Found',
    "Sorry, we couldn't find the page you're looking for. Let's get you back to exploring our premium interior design services across India.",
  ]);
  expect(pairs([goHome, browseServices, help.contact])).toEqual([
    ['Go Home', '/'],
    ['Browse Services', '/services'],
    ['Contact Us', '/contact'],
  ]);
  expect([popular.title, help.title]).toEqual(['Popular Pages', 'Need Help Finding Something?']);
  expect(pairs(popular.pages)).toEqual([
    ['Office execution', '/services/office-execution'],
    ['Modular kitchens', '/services/modular-kitchens'],
    ['About', '/about'],
    ['Portfolio', '/projects'],
  ]);
  expect(popular.pages[2]?.description).toBe('500+ premium projects');
});

test('/services/office-execution: badges, stats, the calculator, a single stock photo', () => {
  const { badges, calculator } = officeExecution;
  expect(badges).toEqual(['Enterprise Certified', 'ISO Compliant', '500+ Offices Built']);
  expect(officeExecution.hero.callToAction.text).toBe('Free Office Assessment');
  expect(officeExecution.stats.map(({ figure }) => figure)).toEqual(['98%', '24hr', '2-year']);
  expect(calculator.title).toBe('Office Project Calculator');
  expect(calculator.rates.map(({ office, rate }) => typed(`${office} ${rate}`))).toEqual([
    'Startup office ₹200–400/sq ft',
    'Corporate HQ ₹500–800/sq ft',
  ]);
  expect(calculator.sizes.map(({ area, cost }) => typed(`${area} ${cost}`))).toEqual([
    '1,000–3,000 sq ft ₹3L–15L',
    '3,000–10,000 sq ft ₹15L–50L',
    '10,000+ sq ft ₹50L+',
  ]);
});

test.each([
  ['modular-kitchens', ['500+ kitchens', '5-year hardware warranty', '1–2 weeks']],
  ['modular-kitchens', ['Kitchen Specifications', 'Cabinets', 'Shutters', 'Worktop', 'Hardware']],
  ['smart-automation', ['3-year warranty', '24/7 support', 'AMC available']],
  ['office-furniture', ['3-year warranty', 'ISO 9001']],
  ['bedrooms-wardrobes', ['5-year warranty', '3D visualization']],
])('/services/%s: %s', (slug, figures) => {
  for (const figure of figures) expect(textOf(`/services/${slug}`)).toContain(figure);
});

test("every service calls to 'Get Quote' or 'Free Office Assessment', and asks for a fitting project type", async () => {
  const asked = await Promise.all(
    (serviceList as readonly ServiceRow[]).map(async (row) => {
      const { projectType, hero } =
        row.template === 'office-execution' ? officeExecution : await row.load();
      expect(hero.callToAction.text).toMatch(/^(Get Quote|Free Office Assessment)$/);
      return [row.slug, projectType];
    }),
  );
  expect(Object.fromEntries(asked)).toEqual({
    'office-execution': 'office-execution',
    'office-furniture': 'office-execution',
    'modular-kitchens': 'modular-kitchen',
    'smart-automation': 'smart-automation',
    'bedrooms-wardrobes': 'bedroom-wardrobe',
    'living-dining': 'living-dining',
    bathrooms: 'bathroom',
    'balcony-outdoor': 'other',
    'meeting-rooms': 'office-execution',
    'electrical-it': 'office-execution',
    'hvac-safety': 'office-execution',
    'ceiling-flooring': 'other',
  });
});

/** Of each Template B page its stats, and each card's title, price and rows. */
const packages: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'living-dining': [
    ['2 weeks Completion', '3 years Warranty'],
    ['TV unit', '₹20K–60K', 'TV size: 32"–75"', 'Install: 1–2 days'],
    ['Dining area', '₹40K–1.2L', 'Seats: 4–12', 'Time: 2–3 days'],
    ['False ceiling', '₹35K–80K', 'Time: 3–5 days'],
  ],
  bathrooms: [
    ['1 week Completion', '3 years Warranty'],
    ['Master bathroom', '₹80K–2.5L', 'Area: 40–80 sq ft', 'Time: 7–10 days'],
    ['Powder room', '₹25K–60K', 'Area: 15–25 sq ft', 'Time: 3–5 days'],
    ['Bathroom upgrades', '₹40K–1L', 'Time: 5–7 days', 'Warranty: 5 years'],
  ],
  'balcony-outdoor': [
    ['2 years Warranty'],
    ['Vertical garden', '₹15K–50K', 'Area: 20–100 sq ft', 'Time: 2–3 days'],
    ['Outdoor furniture', '₹25K–80K', 'Seats: 2–8', 'Delivery: 7–10 days'],
    ['Privacy and shade', '₹10K–40K', 'Time: 1–2 days'],
  ],
  'meeting-rooms': [
    ['2 years Warranty'],
    ['Boardroom', '₹2L–8L', 'Seats: 8–20', 'Time: 5–7 days'],
    ['Video room', '₹1.5L–5L', 'Screen: 55"–86"', 'Time: 3–5 days'],
    ['Training room', '₹80K–3L', 'People: 20–50', 'Time: 2–4 days'],
  ],
  'electrical-it': [
    ['3 years Warranty'],
    ['Structured cabling', '₹800–1,500/point', 'Speed: Up to 10Gbps'],
    ['LED lighting', '₹200–800/sq ft', 'Energy saving: 60–80%', 'Lamp life: 50,000+ hours'],
    ['Server room', '₹2L–10L'],
  ],
  'hvac-safety': [
    ['2 weeks Completion', '3 years Warranty'],
    [
      'VRF air conditioning',
      '₹3L–15L',
      'Area: 1,000–10,000 sq ft',
      'Energy saving: 30–50%',
      'Time: 5–7 days',
    ],
    ['Fire safety', '₹2L–8L'],
    ['Security', '₹1.5L–6L', 'Storage: 30–90 days'],
  ],
  'ceiling-flooring': [
    ['2 years Warranty'],
    ['Gypsum ceiling', '₹120–250/sq ft', 'Board: 9–15 mm'],
    ['Engineered wood', '₹150–400/sq ft', 'Thickness: 8–15 mm'],
    ['Raised access floor', '₹200–500/sq ft', 'Height: 100–600 mm', 'Load: 250–1,000 kg/m²'],
  ],
};

test.each(Object.entries(packages))(
  '/services/%s: stats, prices and figures',
  async (slug, [figures, ...cards]) => {
    const rows: readonly ServiceRow[] = serviceList;
    const row = rows.find((service) => service.slug === slug);
    const content: ServicePackagesContent | undefined =
      row?.template === 'packages' ? await row.load() : undefined;
    expect(stats(content?.stats ?? [])).toEqual(expect.arrayContaining([...(figures ?? [])]));
    for (const [title, ...expected] of cards) {
      const card = content?.packages.find((item) => item.title === title);
      const shown = [
        card?.price,
        ...(card?.rows ?? []).map(({ label, value }) => `${label}: ${value}`),
      ];
      expect(
        shown.map((text) => typed(text ?? '')),
        title,
      ).toEqual(expect.arrayContaining(expected));
    }
  },
);

test('98% on-time delivery "with penalties otherwise" is promised once on each service page, and nowhere else', () => {
  for (const { path, text } of renderedPages) {
    const promised = text.match(
      /98% on-time delivery, with penalties otherwise|^On-time delivery, with penalties otherwise\n98%$/gm,
    );
    const expected = path.startsWith('/services/') ? 1 : 0;
    expect(promised?.length ?? 0, path).toBe(expected);
    expect(text.match(/penalt/gi)?.length ?? 0, path).toBe(expected);
  }
});

test('structured data: ₹₹₹ in INR, four ways to pay, services from 50,000 rupees', () => {
  expect(localBusiness(serviceCards)).toMatchObject({
    priceRange: '₹₹₹',
    currenciesAccepted: 'INR',
    paymentAccepted: 'Cash, Credit Card, Bank Transfer, UPI',
  });
  expect(service(home.service, '/').offers).toMatchObject({
    priceSpecification: { minPrice: 50_000 },
  });
});
