import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contact } from '#client/content/contact.ts';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { footer, headerLinks } from '#client/content/navigation.ts';
import { projects } from '#client/content/projects.ts';
import { serviceCards } from '#client/content/service-cards.ts';
import {
  type ServiceRow,
  serviceLinks,
  serviceList,
  servicePath,
} from '#client/content/service-list.ts';
import { services } from '#client/content/services.ts';
import type { ServicePackagesContent, ServiceProcessContent } from '#client/content/types.ts';
import { routes } from '#client/routes.tsx';
import { outbound } from '#client/ui/links.ts';
import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { formOptions } from '#shared/form-options.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { copy, typed } from '#tests/support/texts.ts';

const rows: readonly ServiceRow[] = serviceList;
const packagePages: [string, ServicePackagesContent][] = [];
const processPages: [string, ServiceProcessContent][] = [];
for (const row of rows) {
  if (row.template === 'packages') packagePages.push([row.slug, await row.load()]);
  if (row.template === 'process') processPages.push([row.slug, await row.load()]);
}

const folder = 'client/src/content';
const textOf = (path: string) =>
  typed(renderedPages.find((page) => page.path === path)?.text ?? '');

test('content types no phone number, mail address or link: they come from shared/company.ts', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(20);
  for (const file of sources) {
    const source = readFileSync(join(folder, file), 'utf8').replace(/photo-[\w-]+/g, '');
    expect(source, file).not.toMatch(/\+91|(\d ?){10}|\w@\w|mailto:|tel:|wa\.me|https?:/);
  }
});

test('the phone link dials the shown number, the chat link writes to the WhatsApp number, the mail link to the address', () => {
  const digits = (text: string) => text.replace(/\D/g, '');
  expect(outbound.call).toBe(`tel:+${digits(company.phone)}`);
  expect(outbound.chat).toContain(`https://wa.me/${digits(company.whatsapp)}?text=`);
  expect(outbound.mail).toBe(`mailto:${company.email}`);
  for (const { path, html } of renderedPages) {
    const dialled = html.match(/href="tel:[^"]*"/g) ?? [];
    expect(new Set(dialled), path).toEqual(new Set([`href="${outbound.call}"`]));
  }
});

test('every city is offered by the form, shown on Home, and named by the pages that list cities', () => {
  const names = cities.map(shownName);
  expect(formOptions.city.map(({ label }) => label)).toEqual([...names, 'Other City']);
  expect(new Set(formOptions.city.map(({ value }) => value)).size).toBe(cities.length + 1);
  for (const path of ['/', '/about', '/contact'])
    for (const name of names) expect(textOf(path), path).toContain(name);
  expect(textOf('/')).toContain(`Head office, ${company.address.area}`);
});

test('the office hours stand on the contact page, the experience centre’s in the footer', () => {
  for (const { days, hours } of company.officeHours) {
    expect(textOf('/contact')).toContain(days);
    expect(textOf('/contact')).toContain(typed(hours));
  }
  const { weekdays, hours, sunday } = company.experienceCentre;
  for (const fact of [typed(`${weekdays} ${hours}`), sunday]) expect(copy(footer)).toContain(fact);
});

test('the footer’s navigation leads to the same pages as the header’s', () => {
  expect(footer.navigation.links.map(({ href }) => href)).toEqual(
    headerLinks.map(({ href }) => href),
  );
});

test('every content file of a service has its row, and its page is reached from /services', () => {
  const files = readdirSync(join(folder, 'services')).map((file) => file.replace(/\.ts$/, ''));
  expect(serviceList.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
  const { office, home } = services.comparison;
  const linked = [...office.covers, ...home.covers].map(({ href }) => href);
  expect(linked.toSorted()).toEqual(serviceLinks.map(({ href }) => href).toSorted());
  const paths = routes.map(({ path }) => path);
  for (const row of serviceList) expect(paths).toContain(servicePath(row));
});

test('two featured cards come first; each card lists four different features and bears its page’s drawing', async () => {
  expect(serviceCards.map(({ featured = false }) => featured)).toEqual(
    serviceCards.map((_, i) => i < 2),
  );
  for (const { title, href, icon, features } of serviceCards) {
    expect(new Set(features).size, title).toBe(4);
    const page = await routes.find(({ path }) => path === href)?.load();
    expect(page?.drawing, title).toBe(icon);
  }
});

test('every price is shown as a range or from its beginning: "₹80K–2.5L", "₹50L+"', () => {
  const price = /^₹[\d.,]+(K|L|Cr)?(–[\d.,]+(K|L|Cr)?|\+)(\/(sq ft|point))?$/;
  const shown = packagePages.flatMap(([, { packages }]) => packages.map((item) => item.price));
  const { office, home } = services.comparison;
  for (const text of [...shown, office.price, home.price]) expect(typed(text)).toMatch(price);
});

test.each(packagePages)(
  '%s: three badges, three stats, three cards of three or more rows, four numbered steps',
  (_slug, page) => {
    expect(page.badges).toHaveLength(3);
    expect(page.stats).toHaveLength(3);
    expect(page.build.map(({ step }) => step)).toEqual(['01', '02', '03', '04']);
    expect(page.packages).toHaveLength(3);
    for (const { title, rows, includes } of page.packages) {
      expect(rows.length, title).toBeGreaterThanOrEqual(3);
      expect(new Set(rows.map(({ label }) => label)).size, title).toBe(rows.length);
      expect([3, 4], title).toContain(includes.length);
    }
  },
);

test.each(packagePages)(
  '%s: a warranty on a badge is the warranty among the stats',
  (_slug, { badges, stats }) => {
    const years = stats.find(({ label }) => label === 'Warranty')?.figure;
    for (const badge of badges.filter((text) => text.endsWith('warranty')))
      expect(badge).toBe(years?.replace(/\syears/, '-year warranty'));
  },
);

test.each(processPages)(
  '%s: six features, four numbered steps and three reasons',
  (_slug, page) => {
    expect(page.features).toHaveLength(6);
    expect(page.process.map(({ step }) => step)).toEqual(['01', '02', '03', '04']);
    expect(page.whyChooseUs).toHaveLength(3);
  },
);

test.each([...packagePages, ...processPages])(
  '%s: details lie within the drawing, and the closing band shows the page’s own room',
  (_slug, page) => {
    expect(existsSync(`client/src/drawings/${page.drawing}.svg`)).toBe(true);
    expect(page.band.drawing).toBe(page.drawing);
    const crops = 'packages' in page ? page.packages.map(({ crop }) => crop) : [page.hero.crop];
    expect(new Set(crops.map((crop) => crop.join())).size).toBe(crops.length);
    for (const [x, y, width, height] of crops) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(600);
      expect(y + height).toBeLessThanOrEqual(400);
    }
  },
);

test('projects have ids of their own, sizes in sq ft, weeks, rupees with L or Cr, and a described photograph', () => {
  expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length);
  for (const { title, area, duration, value, image } of projects) {
    expect(typed(area), title).toMatch(/^[\d,]+ sq ft$/);
    expect(typed(duration), title).toMatch(/^\d+ weeks?$/);
    expect(value, title).toMatch(/^₹[\d.]+(L|Cr)$/);
    if (image) expect(image.alt, title).toMatch(/^[A-Z].{8,}[^.]$/);
  }
});

test('offices and meeting rooms are office projects, everything else is residential', () => {
  for (const { type, category } of projects) {
    const office = type === 'Office Execution' || type === 'Meeting Rooms';
    expect(category, type).toBe(office ? 'office' : 'residential');
  }
});

test('the featured projects of Home are the portfolio’s', () => {
  for (const { id, title, image, category } of featuredProjects) {
    const project = projects.find((other) => other.id === id);
    expect([title, image, category]).toEqual([project?.title, project?.image, project?.category]);
  }
});

test('each question is asked once and ends in a question mark', () => {
  expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length);
  for (const { question } of faq) expect(question).toMatch(/\?$/);
});

test('the privacy notice says what is taken and kept, why, who sees it, how long, and which rights there are', () => {
  const { line, details } = contact.form.privacy;
  expect(line).toMatch(/enquiry/);
  expect(details.map(({ label }) => label)).toEqual([
    'What we take',
    'Why',
    'What else is kept',
    'Who sees them',
    'Photographs',
    'How long',
    'Your rights',
  ]);
  for (const fact of [
    ...['ten minutes', '30 days', 'images.unsplash.com', 'backups', 'see your details'],
    ...['corrected or erased', 'withdraw your consent', 'Data Protection Board of India'],
    ...[company.name, company.email, company.phone],
  ])
    expect(copy(details)).toContain(fact);
});
