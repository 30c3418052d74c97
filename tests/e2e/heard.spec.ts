import { expect, type Route, test } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { projectsShown } from '#client/content/project-filter.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { servicePages } from '#client/content/service-pages.ts';
import { service as bathrooms } from '#client/content/services/bathrooms.ts';
import { service as office } from '#client/content/services/office-execution.ts';
import type { Fact, Stat } from '#client/content/types.ts';
import { contactMessages, contactNotices } from '#shared/contact.ts';
import { contactForm } from './contact-form.ts';
import { canListen, launchOrca } from './engines/orca.ts';

/** One screen reader for all tests: starting it takes longer than any of them. */
let orca: Awaited<ReturnType<typeof launchOrca>>;
test.describe.configure({ mode: 'default' });
test.skip(!canListen, 'No screen reader: apt-get install orca firefox-esr xvfb dbus-x11 xdotool');
test.beforeAll(async () => {
  orca = await launchOrca(process.env.E2E_ORIGIN ?? '');
});
test.afterAll(() => orca?.close());

/** Reads a page through, and expects each of these passages once, word for word. */
async function expectRead(path: string, passages: readonly string[]) {
  await orca.open(path);
  const said = await orca.hear(() => orca.press('KP_Add'), '(end)');
  for (const passage of passages) expect(said.split(passage), passage).toHaveLength(2);
}

const list = (items: readonly string[]) =>
  `List with ${items.length} items ${items.join(' ')} leaving list.`;
const nested = (items: readonly string[]) =>
  list(items).replace('items', 'items Nesting level 1').replace(' leaving list.', '');
const statList = (stats: readonly Stat[]) => list(stats.map((it) => `${it.figure} ${it.label}`));
const inRows = (facts: readonly Fact[]) => facts.map(({ label, value }) => `${label} ${value}`);

test('Home is heard: every figure once, beside what it stands for', async () => {
  const { hero, whyChooseUs, statistics } = home;
  const counters = hero.counters.map(({ prefix, target, suffix, label }) => ({
    figure: prefix + target + suffix,
    label,
  }));
  const prices = hero.prices.map(({ price, label }) => `${price} ${label}`);
  await expectRead('/', [
    `${hero.title.join(' ')} heading level 1 ${hero.text}`,
    [statList(counters), ...prices].join(' '),
    ...whyChooseUs.reasons.map(
      ({ figure, title, description }) => `${figure} ${title} heading level 3 ${description}`,
    ),
    statList([...statistics.stats, statistics.certification]),
    ...featuredProjects.map(
      ({ title, description, type }) => `${title} link heading level 3 ${description} ${type}`,
    ),
  ]);
});

test('A service is heard: every measure and price once, beside what it stands for', async () => {
  const { stats, pricesTitle, packages, sheet } = bathrooms;
  await expectRead('/services/bathrooms', [
    `${statList(stats)} ${pricesTitle} heading level 2`,
    ...packages.map(({ title, description, price, rows, includes }) =>
      [
        `${title} heading level 3 ${description} ${price}`,
        `${nested(inRows(rows))} leaving list.`,
        nested(includes),
        `${servicePages.getQuote}: ${title} link`,
      ].join(' '),
    ),
    ...(sheet?.views.map(({ facts }) => list(inRows(facts))) ?? []),
  ]);
});

test('The office calculator is heard row by row', async () => {
  const { rates, sizes } = office.calculator;
  await expectRead('/services/office-execution', [
    statList(office.stats),
    rates.map((it) => `${it.office} row header ${it.covers} ${it.rate}`).join(' '),
    sizes.map((it) => `${it.area} row header ${it.suits} ${it.cost}`).join(' '),
  ]);
});

test('The form is heard: its messages one by one, that it is on its way, and its success', async () => {
  const { labels, hints, submit, title, onItsWay, confirmation } = contact.form;
  const { page, hear, press } = orca;
  const { fill, send } = contactForm(page);
  await orca.open('/contact');
  const toButton = () => hear(() => send.focus(), `${submit} push button.`);
  await toButton();
  const described = (name: 'phone' | 'projectType') => `${hints[name]} ${contactMessages[name]}.`;
  for (const [key, field, message] of [
    ['Return', `${labels.name} entry required.`, `${contactMessages.name}.`],
    ['Tab', `${labels.phone} entry required.`, described('phone')],
    ['Tab', `${labels.email} entry required.`, `${contactMessages.email}.`],
  ] as const)
    expect(await hear(() => press(key), message)).toBe(`${field} ${message}`);
  await hear(() => press('Tab'), `${labels.city} combo box.`);
  const { prompt } = contact.form.choices.projectType;
  expect(await hear(() => press('Tab'), described('projectType'))).toBe(
    `${labels.projectType} combo box. ${prompt}. ${described('projectType')}`,
  );

  await fill();
  await toButton();
  const held = new Promise<Route>((resolve) => void page.route('**/api/contact', resolve));
  const sending = await hear(() => press('Return'), onItsWay);
  expect(sending).toContain(`${title} panel.`);
  // The page's own title would be said if the focus were lost.
  expect(sending).not.toContain(contact.meta.title);
  const { sent } = contactNotices;
  const answer = async () => (await held).continue();
  const success = await hear(answer, `Notification ${sent.title} ${sent.description}`);
  expect(success).toContain(`${confirmation.title} region`);
});

test('A filter is heard: how many projects of which kind are shown', async () => {
  const { page, hear, press } = orca;
  await orca.open('/');
  for (const { label, value } of home.featuredProjects.filters.toReversed()) {
    const button = page.getByRole('button', { name: label, exact: true });
    await hear(() => button.focus(), `${label} toggle button not pressed.`);
    const shown = featuredProjects.filter(({ category }) => [category, 'all'].includes(value));
    await hear(() => press('Return'), projectsShown(shown.length, value));
  }
});

test('After Back the link that was followed is heard', async () => {
  const { page, hear, press } = orca;
  await orca.open('/');
  const link = page.locator('main').getByRole('link', { name: home.hero.projects.label }).first();
  const name = `${home.hero.projects.label} link.`;
  await hear(() => link.focus(), name);
  await hear(() => press('Return'), projectsPage.meta.title);
  await hear(() => press('XF86Back'), name);
});
