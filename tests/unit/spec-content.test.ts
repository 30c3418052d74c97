// Over 150 lines: the specification's own figures and texts, page by page, pinned here and in no other
// test. Goes along with the content: whoever changes them changes them here, or deletes this file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contact } from '#client/content/contact.ts';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { chat, footer, headerLinks } from '#client/content/navigation.ts';
import { notFound } from '#client/content/not-found.ts';
import { rupeesOf } from '#client/content/price-range.ts';
import { noProjects } from '#client/content/project-filter.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { serviceCardButtons, serviceCards } from '#client/content/service-cards.ts';
import { localBusiness, service } from '#client/head/structured-data.ts';
import { routes } from '#client/routes.tsx';
import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { contactNotices } from '#shared/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { services } from '#tests/support/service-contents.ts';
import { typed } from '#tests/support/texts.ts';

/** Links or choices, each as "Home /". */
const pairs = (list: readonly { label: string; href?: string; value?: string }[]) =>
  list.map(({ label, href, value }) => `${label} ${href ?? value}`).join();
/** The lines of a page's text; a fact is its term and its definition. */
const linesOf = (path: string) =>
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
    replyHours: 48,
    replyHoursByType: { 'office-execution': 24 },
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

test('links and choices: header, footer, filters, cities, project types, pages that were looked for', () => {
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
  expect(footer.services.links.map(({ href }) => href.replace('/services/', ''))).toEqual(
    'office-execution modular-kitchens bedrooms-wardrobes bathrooms /services'.split(' '),
  );
  expect(chat.greeting).toContain('interior contracting services, projects and pricing');
});

/** What each page says, in its own lines, divided by "|"; "label: value" is a fact of two lines. */
const said = `
/
  Founded 2015. 10 years of experience, 50+ experts, 6 cities. | 2–5 | ₹0 | 24/7 | 4.9/5 | 92%
  85% | ISO 9001 | Free consultation | 3D visualization | AMC | 98% | View All Projects
  Head office, Madhapur | Get Free Quote | Most Popular | Monday to Saturday 9:00 AM to 7:00 PM
  By appointment | © 2024 | Valid this month. | Free 3D visualization | Up to 20% off materials
  Extended 5-year warranty
/about
  Years of experience: 10 | Projects: 500+ | Experts in the team: 50+ | Cities: 6 | 2015
  On-time delivery: 98% | Rating: 4.9/5 | Referral rate: 92% | Repeat clients: 85% | Mission
  Vision | Values | Strategic Planning | Premium Execution | Perfect Delivery
/services
  ₹200–800/sq ft: All inclusive | ₹150–600/sq ft: All inclusive
/contact
  Reply within 48 hours | Response time: 48hr | Consultation: Free | Success rate: 98%
  Happy clients: 500+ | 01: Free Consultation | 02: 3D Design & Quote | 03: Project Execution
  Get In Touch | 9 AM to 7 PM. Emergency consultations 24/7. | Madhapur, Hyderabad
  Telangana, India | Monday to Saturday: 9:00 AM to 7:00 PM | Sunday: 10:00 AM to 5:00 PM
/no-such-page
  404 | Page Not Found | Go Home | Browse Services | Popular Pages | Contact Us
  500+ premium projects | Need Help Finding Something?
  Sorry, we couldn't find the page you're looking for. Let's get you back to exploring our premium interior design services across India.
/services/office-execution
  Enterprise Certified | ISO Compliant | 500+ Offices Built | Office Project Calculator
  Response and quote: 24hr | Warranty: 2-year | ₹200–400/sq ft | ₹500–800/sq ft
  1,000–3,000 sq ft | ₹3L–15L | 3,000–10,000 sq ft | ₹15L–50L | 10,000+ sq ft | ₹50L+
/services/modular-kitchens
  500+ kitchens | 5-year hardware warranty | 1–2 weeks | Kitchen Specifications | Cabinets
  Shutters | Worktop | Hardware
/services/smart-automation
  3-year warranty | 24/7 support | AMC available
/services/office-furniture
  3-year warranty | ISO 9001
/services/bedrooms-wardrobes
  5-year warranty | 3D visualization
/services/living-dining
  Completion: 2 weeks | Warranty: 3 years | ₹20K–60K | TV size: 32"–75" | Install: 1–2 days
  ₹40K–1.2L | Seats: 4–12 | Time: 2–3 days | ₹35K–80K | Time: 3–5 days
/services/bathrooms
  1 week | Warranty: 3 years | ₹80K–2.5L | Area: 40–80 sq ft | Time: 7–10 days | ₹25K–60K
  Area: 15–25 sq ft | Time: 3–5 days | ₹40K–1L | Time: 5–7 days | Warranty: 5 years
/services/balcony-outdoor
  Warranty: 2 years | ₹15K–50K | Area: 20–100 sq ft | Time: 2–3 days | ₹25K–80K | Seats: 2–8
  Delivery: 7–10 days | ₹10K–40K | Time: 1–2 days
/services/meeting-rooms
  Response and quote: 24 hours | Warranty: 2 years | ₹2L–8L | Seats: 8–20 | Time: 5–7 days
  ₹1.5L–5L | Screen: 55"–86" | Time: 3–5 days | ₹80K–3L | People: 20–50 | Time: 2–4 days
/services/electrical-it
  Warranty: 3 years | ₹800–1,500/point | Speed: Up to 10Gbps | ₹200–800/sq ft | 60–80%
  Lamp life: 50,000+ hours | ₹2L–10L
/services/hvac-safety
  Completion: 2 weeks | Warranty: 3 years | ₹3L–15L | Area: 1,000–10,000 sq ft | 30–50%
  Time: 5–7 days | ₹2L–8L | ₹1.5L–6L | Storage: 30–90 days
/services/ceiling-flooring
  Warranty: 2 years | ₹120–250/sq ft | Board: 9–15 mm | ₹150–400/sq ft | Thickness: 8–15 mm
  ₹200–500/sq ft | Height: 100–600 mm | Load: 250–1,000 kg/m²`;

const pages = said.split('\n/').slice(1);

test.each(pages.map((page) => page.split(/ \| |\n {2}/)))(
  '/%s says what the specification says',
  (path, ...texts) => {
    for (const text of texts) expect(linesOf(`/${path}`)).toContain(text.replace(': ', '\n'));
  },
);

test('Home: four counters, and six featured projects, three of each kind', () => {
  const shown = home.hero.counters.map(
    ({ prefix, target, suffix }) => `${prefix}${target}${suffix}`,
  );
  expect(shown.map(typed)).toEqual(['500+', '98%', '5 Year', '15 Days']);
  const types = featuredProjects.map(({ type }) => type.replace(' Interior', ''));
  expect(types.sort().join()).toBe('Office,Office,Office,Residential,Residential,Residential');
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
  const cards = serviceCards.map(({ href, badge }) => href.replace('/services/', badge ?? ''));
  expect(cards).toEqual([
    ...['Most Popularoffice-execution', 'Premium Choicemodular-kitchens', 'meeting-rooms'],
    ...['bedrooms-wardrobes', 'bathrooms', 'living-dining', 'smart-automation', 'electrical-it'],
  ]);
  expect(serviceCardButtons).toEqual({ featured: 'View Premium', other: 'Learn More' });
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
  expect(noProjects).toEqual({
    title: 'No Projects Found',
    text: 'No projects match the selected filter. Try selecting a different category.',
  });
});

test('the form: labels, and what is said while it sends and afterwards', () => {
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

test("every service calls to 'Get Quote' or 'Free Office Assessment', and asks for a fitting project type", () => {
  for (const { service } of services)
    expect(service.hero.callToAction.text).toMatch(/^(Get Quote|Free Office Assessment)$/);
  expect(services.map(({ service }) => service.projectType)).toEqual([
    ...['office-execution', 'office-execution', 'modular-kitchen', 'smart-automation'],
    ...['bedroom-wardrobe', 'living-dining', 'bathroom', 'other', 'office-execution'],
    ...['office-execution', 'office-execution', 'other'],
  ]);
});

test('98% on-time delivery "with penalties otherwise" is promised once on each service page, and nowhere else', () => {
  for (const { path, text } of renderedPages) {
    const promised = text.match(
      /98% on-time delivery, with penalties otherwise|^On-time delivery, with penalties otherwise\n98%$/gm,
    );
    const expected = path.startsWith('/services/') ? 1 : 0;
    expect(promised?.length ?? 0, path).toBe(expected);
    expect(text.match(/we pay the penalty/g)?.length ?? 0, path).toBe(expected);
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
