import { projects } from '#client/content/projects.ts';
import { type ServiceRow, serviceList } from '#client/content/service-list.ts';
import { servicePages } from '#client/content/service-pages.ts';
import { service as hvacSafety } from '#client/content/services/hvac-safety.ts';
import { service as modularKitchens } from '#client/content/services/modular-kitchens.ts';
import { service as officeExecution } from '#client/content/services/office-execution.ts';
import type { Band, Project, ServiceProcessContent } from '#client/content/types.ts';
import { appReady, canary, expect, photoAddress, test } from './support.ts';

/** The consultation form, the page's project type chosen. */
const form = /^\/contact\?type=[a-z-]+#form$/;

/** Every service page and what its content says. */
const pages = await Promise.all(
  (serviceList as readonly ServiceRow[]).map(async (row) =>
    row.template === 'office-execution'
      ? { ...row, service: officeExecution }
      : { ...row, service: await row.load() },
  ),
);

/** The heading over a service's projects, none when it has none. */
function projectsTitle(projects: readonly unknown[] = []): string[] {
  const { title, titleOfOne } = servicePages.projects;
  return [[], [titleOfOne]][projects.length] ?? [title];
}

for (const { slug, service } of pages) {
  test(`${slug} has a back link to /services, a call to action, 'View Projects' and one photograph`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    const { title, callToAction } = service.hero;
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('link', { name: servicePages.back.label })).toHaveAttribute(
      'href',
      '/services',
    );
    const action = main.getByRole('link', { name: callToAction.text, exact: true }).first();
    await expect(action).toBeVisible();
    await expect(action).toHaveAttribute(
      'href',
      callToAction.target === 'contact' ? form : /^tel:\+\d+$/,
    );
    const projects = main.getByRole('link', { name: servicePages.viewProjects.label }).first();
    await expect(projects).toBeVisible();
    await expect(projects).toHaveAttribute('href', '/projects');
    const photo = main.getByRole('img');
    await expect(photo).toHaveAttribute('src', photoAddress);
    await expect(photo).toHaveAccessibleName(service.photo.alt);
    expect(service.photo.alt).toMatch(/\w{6}/);
  });
}

/** Template A: a service told as a process. */
const processPages: { slug: string; service: ServiceProcessContent }[] = [];
for (const row of serviceList)
  if (row.template === 'process') processPages.push({ slug: row.slug, service: await row.load() });

for (const { slug, service } of processPages) {
  test(`${slug} has highlights, six features, a four-step process, three reasons and a quote band, in this order`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      service.featuresTitle,
      ...(service.specifications ? [servicePages.specifications] : []),
      service.processTitle,
      servicePages.whyChooseUs,
      ...projectsTitle(service.projects),
      service.band.title,
    ]);
    const list = main.getByRole('list').first();
    await expect(list.getByRole('listitem')).toHaveText([...service.hero.highlights]);

    const headings = (section: string) =>
      main.getByRole('region', { name: section, exact: true }).getByRole('heading', { level: 3 });
    await expect(headings(service.featuresTitle)).toHaveCount(6);
    await expect(headings(service.processTitle)).toHaveCount(4);
    await expect(headings(servicePages.whyChooseUs)).toHaveCount(3);

    const band = main.getByRole('region', { name: service.band.title, exact: true });
    await expect(band.getByRole('link', { name: service.band.callToAction.text })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
  });
}

test('Modular kitchens has a Kitchen Specifications block with groups of category and items', async ({
  page,
}) => {
  await page.goto('/services/modular-kitchens');
  const block = page.getByRole('region', { name: servicePages.specifications });
  const categories = modularKitchens.specifications?.map(({ category }) => category) ?? [];
  expect(categories).not.toEqual([]);
  await expect(block.getByRole('term')).toHaveText(categories);
  const groups = await block.getByRole('definition').all();
  for (const group of groups) await expect(group.getByRole('listitem')).not.toHaveCount(0);
});

/** Template B: the stats and the three priced cards of each page. */
const packagePages: { slug: string; cards: string[][]; stats: string[]; band: Band }[] = [];
for (const row of serviceList) {
  if (row.template !== 'packages') continue;
  const { packages, stats, band } = await row.load();
  packagePages.push({
    slug: row.slug,
    band,
    cards: packages.map(({ title, price, rows }) => [
      title,
      price,
      ...rows.map(({ value }) => value),
    ]),
    stats: stats.map(({ figure }) => figure),
  });
}

for (const { slug, cards, stats, band } of packagePages) {
  test(`${slug} has badges, three stats, three priced cards with their figures and a consultation band`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    const hero = main.locator('section').first();
    await expect(hero.getByRole('listitem')).not.toHaveCount(0);
    await expect(hero.getByRole('definition')).toHaveCount(3);
    for (const stat of stats) {
      await expect(hero.getByRole('definition').getByText(stat, { exact: true })).toBeVisible();
    }

    await expect(main.getByRole('link', { name: /^Get Quote: / })).toHaveCount(3);
    for (const [title = '', ...figures] of cards) {
      const card = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
      for (const figure of figures) {
        await expect(card.getByText(figure, { exact: true }).first()).toBeVisible();
      }
      await expect(card.getByRole('link', { name: `Get Quote: ${title}` })).toHaveAttribute(
        'href',
        form,
      );
    }

    const last = main.getByRole('region').last();
    await expect(last.getByRole('heading', { level: 2 })).toHaveText(band.title);
    await expect(last.getByText(band.text)).toBeVisible();
  });
}

test('Office execution shows its three badges', async ({ page }) => {
  await page.goto('/services/office-execution');
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveText([
    ...officeExecution.badges,
  ]);
});

test('Office execution promises on-time delivery with penalties, a response time and a warranty', async ({
  page,
}) => {
  await page.goto('/services/office-execution');
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText(
    officeExecution.stats.map(({ figure }) => figure),
  );
  await expect(main.getByRole('term')).toHaveText([
    /^On-time delivery, with penalties otherwise$/,
    /^Response/,
    /^Warranty$/,
  ]);
});

test('The Office Project Calculator shows rates and sizes, and has nothing to enter', async ({
  page,
}) => {
  await page.goto('/services/office-execution');
  const calculator = page.getByRole('region', { name: officeExecution.calculator.title });
  const { ratesTitle, rates, sizesTitle, sizes } = officeExecution.calculator;
  const rows = [
    ...rates.map(({ office, rate }) => [ratesTitle, office, rate] as const),
    ...sizes.map(({ area, cost }) => [sizesTitle, area, cost] as const),
  ];
  for (const [table, name, figure] of rows) {
    const row = calculator
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row.getByRole('cell', { name: figure, exact: true })).toBeVisible();
  }
  await expect(calculator.locator('input, select, textarea, button')).toHaveCount(0);
});

test('The calculator stays a table on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/office-execution');
  const bySize = page.getByRole('table', { name: officeExecution.calculator.sizesTitle });
  await expect(bySize.getByRole('row')).toHaveCount(officeExecution.calculator.sizes.length + 1);
  await expect(
    bySize.getByRole('cell', { name: officeExecution.calculator.sizes[2].cost }),
  ).toBeVisible();
});

test('Office execution has a fit-out section, a call-to-action band and a single stock photo', async ({
  page,
}) => {
  const { calculator, fitOut, projects, band } = officeExecution;
  await page.goto('/services/office-execution');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    calculator.title,
    fitOut.title,
    ...projectsTitle(projects),
    band.title,
  ]);
  await expect(
    main.getByRole('region', { name: fitOut.title }).getByRole('heading', { level: 3 }),
  ).toHaveCount(6);
  await expect(
    main
      .getByRole('region', { name: band.title })
      .getByRole('link', { name: band.callToAction.text }),
  ).toBeVisible();
});

/** The services whose kind of work the portfolio shows. */
const portfolio: readonly (readonly [slug: string, type: Project['type']])[] = [
  ['office-execution', 'Office Execution'],
  ['modular-kitchens', 'Modular Kitchen'],
  ['smart-automation', 'Smart Automation'],
  ['bedrooms-wardrobes', 'Bedroom & Wardrobe'],
  ['living-dining', 'Living & Dining'],
  ['meeting-rooms', 'Meeting Rooms'],
];

test('A service shows its projects with city, area, duration and value', async ({ page }) => {
  for (const [slug, type] of portfolio) {
    const own = projects.filter((project) => project.type === type);
    expect(own.length, type).toBeGreaterThan(0);
    await page.goto(`/services/${slug}`);
    const section = page.getByRole('region', { name: projectsTitle(own)[0] ?? '' });
    await expect(section.getByRole('listitem')).toHaveText(
      own.map(
        ({ title, value, location, area, duration }) =>
          `${title}${value}${location}, ${area}, ${duration}`,
      ),
    );
  }
});

test('A project of a service leads to its card on /projects', async ({ page }) => {
  await page.goto('/services/meeting-rooms');
  await appReady(page);
  const project = projects.find(({ type }) => type === 'Meeting Rooms');
  await page.getByRole('link', { name: project?.title ?? '' }).click();
  await expect(page).toHaveURL(`/projects#project-${project?.id}`);
  await expect(page.getByRole('heading', { name: project?.title ?? '' })).toBeInViewport();
});

test('The key of a system’s schematic leads to the priced card it numbers', async ({ page }) => {
  await page.goto('/services/hvac-safety');
  await appReady(page);
  const [, , last] = hvacSafety.packages;
  const key = page.getByRole('main').locator('section').first().getByRole('list').last();
  await expect(key.getByRole('listitem')).toHaveText(
    hvacSafety.packages.map(({ title, price }, i) => `${i + 1}${title}${price}`),
  );
  await key.getByRole('link', { name: last.title }).click();
  await expect(page.getByRole('link', { name: `Get Quote: ${last.title}` })).toBeInViewport();
});

test('A feature and its mark on the drawing light up together, unless motion is reduced', async ({
  page,
}) => {
  await page.goto('/services/modular-kitchens');
  const features = page.getByRole('region', { name: modularKitchens.featuresTitle });
  const second = features.getByRole('listitem').nth(1);
  const marks = features.locator('svg .keyed');

  await second.hover();
  await expect(marks.nth(1).locator('circle')).toHaveCSS('fill', canary);
  await expect(marks.nth(2).locator('circle')).not.toHaveCSS('fill', canary);
  await marks.nth(1).hover();
  await expect(second.locator('span').first()).toHaveCSS('background-color', canary);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await second.hover();
  await expect(marks.nth(1).locator('circle')).not.toHaveCSS('fill', canary);
});

test('A hero’s drawing is plotted once, its dimensions last; not when motion is reduced', async ({
  page,
}) => {
  const animations = () =>
    page.locator('.plotted').evaluate((plotted) =>
      plotted
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ effect }) => effect?.getComputedTiming()),
    );
  await page.goto('/services/bathrooms', { waitUntil: 'commit' });
  await page.locator('.plotted').waitFor();
  const [walls, dimensions] = await animations();
  expect(walls?.iterations).toBe(1);
  expect(dimensions?.delay).toBeGreaterThanOrEqual(Number(walls?.duration));

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animations()).toEqual([]);
});
