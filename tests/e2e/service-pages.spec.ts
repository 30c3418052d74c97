import { projects } from '#client/content/projects.ts';
import { serviceList } from '#client/content/service-list.ts';
import { service as officeExecution } from '#client/content/services/office-execution.ts';
import type { Project } from '#client/content/types.ts';
import { appReady, expect, test } from './support.ts';

/** The consultation form, the page's project type chosen. */
const form = /^\/contact\?type=[a-z-]+#form$/;

/** Path, title and call to action of all twelve service pages (spec section 2). */
const pages = [
  ['office-execution', 'Office execution, shell to move-in', 'Free Office Assessment'],
  ['office-furniture', 'Office furniture made to your floor', 'Get Quote'],
  ['modular-kitchens', 'Modular kitchens for Indian cooking', 'Get Quote'],
  ['smart-automation', 'A smart home anyone can use', 'Get Quote'],
  ['bedrooms-wardrobes', 'Bedrooms and wardrobes that fit', 'Get Quote'],
  ['living-dining', 'Living and dining, done in 2 weeks', 'Get Quote'],
  ['bathrooms', 'Bathrooms redone, pipes to tiles', 'Get Quote'],
  ['balcony-outdoor', 'Balconies for sun and monsoon', 'Get Quote'],
  ['meeting-rooms', 'Meeting rooms where calls work', 'Free Office Assessment'],
  ['electrical-it', 'Electrical and IT you can trace', 'Free Office Assessment'],
  ['hvac-safety', 'Cooling, fire safety and security', 'Get Quote'],
  ['ceiling-flooring', 'Ceilings and floors set level', 'Get Quote'],
] as const;

for (const [slug, title, callToAction] of pages) {
  test(`${title} has a back link to /services, a call to action to the form, 'View Projects' and one photograph`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('link', { name: 'All services' })).toHaveAttribute(
      'href',
      '/services',
    );
    const action = main.getByRole('link', { name: callToAction, exact: true }).first();
    await expect(action).toBeVisible();
    await expect(action).toHaveAttribute('href', form);
    const projects = main.getByRole('link', { name: 'View Projects' }).first();
    await expect(projects).toBeVisible();
    await expect(projects).toHaveAttribute('href', '/projects');
    const photo = main.getByRole('img');
    await expect(photo).toHaveAttribute('src', /^https:\/\/images\.unsplash\.com\/photo-/);
    await expect(photo).toHaveAttribute('loading', 'lazy');
    await expect(photo).toHaveAccessibleName(/\w{6}/);
  });
}

/** Template A: sections in order, features, and the highlights with the figures of spec section 9. */
const processPages = [
  {
    slug: 'modular-kitchens',
    sections: [
      'What goes into the kitchen',
      'Kitchen Specifications',
      'From measuring tape to first meal',
      'Why choose us',
      'Projects of this kind',
      'Ask for your modular kitchen price',
    ],
    highlights: ['500+ kitchens', '5-year hardware warranty'],
  },
  {
    slug: 'smart-automation',
    sections: [
      'Six systems, one control',
      'From first visit to first evening',
      'Why choose us',
      'Projects of this kind',
      'Start with one room',
    ],
    highlights: ['3-year warranty'],
  },
  {
    slug: 'office-furniture',
    sections: [
      'Furniture for the way a team works',
      'From headcount to first Monday',
      'Why choose us',
      'Get a quote for your floor',
    ],
    highlights: ['3-year warranty'],
  },
  {
    slug: 'bedrooms-wardrobes',
    sections: [
      'What a bedroom has to hold',
      'From full cupboards to a calm room',
      'Why choose us',
      'Projects of this kind',
      'Get a quote for your bedroom',
    ],
    highlights: ['5-year warranty'],
  },
];

for (const { slug, sections, highlights } of processPages) {
  test(`${slug} has highlights, six features, a four-step process, three reasons and a quote band, in this order`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections);
    const list = main.getByRole('list').first();
    await expect(list.getByRole('listitem')).toHaveCount(4);
    for (const highlight of highlights) {
      await expect(list.getByText(highlight, { exact: true })).toBeVisible();
    }

    const headings = (section: string | undefined) =>
      main.getByRole('region', { name: section ?? '' }).getByRole('heading', { level: 3 });
    await expect(headings(sections.at(0))).toHaveCount(6);
    await expect(headings(sections[sections.indexOf('Why choose us') - 1])).toHaveCount(4);
    await expect(headings('Why choose us')).toHaveCount(3);

    const band = main.getByRole('region', { name: sections.at(-1) ?? '' });
    await expect(band.getByRole('link', { name: 'Call for free consultation' })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
  });
}

test('Modular kitchens has a Kitchen Specifications block with groups of category and items', async ({
  page,
}) => {
  await page.goto('/services/modular-kitchens');
  const block = page.getByRole('region', { name: 'Kitchen Specifications' });
  await expect(block.getByRole('term')).toHaveText(['Cabinets', 'Shutters', 'Worktop', 'Hardware']);
  const groups = await block.getByRole('definition').all();
  for (const group of groups) await expect(group.getByRole('listitem')).not.toHaveCount(0);
});

/** Template B: the stats and the three priced cards of each page. */
const packagePages: { slug: string; cards: string[][]; stats: string[] }[] = [];
for (const row of serviceList) {
  if (row.template !== 'packages') continue;
  const { packages, stats } = await row.load();
  packagePages.push({
    slug: row.slug,
    cards: packages.map(({ title, price, rows }) => [
      title,
      price,
      ...rows.map(({ value }) => value),
    ]),
    stats: stats.map(({ figure }) => figure),
  });
}

for (const { slug, cards, stats } of packagePages) {
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

    const band = main.getByRole('region').last();
    await expect(band.getByRole('heading', { level: 2 })).toHaveText(/^Plan /);
    await expect(band.getByText(/^Free consultation/)).toBeVisible();
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
  const calculator = page.getByRole('region', { name: 'Office Project Calculator' });
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
  const bySize = page.getByRole('table', { name: 'By size' });
  await expect(bySize.getByRole('row')).toHaveCount(4);
  await expect(
    bySize.getByRole('cell', { name: officeExecution.calculator.sizes[2].cost }),
  ).toBeVisible();
});

test('Office execution has a fit-out section, a call-to-action band and a single stock photo', async ({
  page,
}) => {
  await page.goto('/services/office-execution');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Office Project Calculator',
    'The six parts of a fit-out',
    'Projects of this kind',
    'Show us the empty floor',
  ]);
  await expect(
    main
      .getByRole('region', { name: 'The six parts of a fit-out' })
      .getByRole('heading', { level: 3 }),
  ).toHaveCount(6);
  await expect(
    main
      .getByRole('region', { name: 'Show us the empty floor' })
      .getByRole('link', { name: 'Free Office Assessment' }),
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
    const section = page.getByRole('region', { name: 'Projects of this kind' });
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
  const key = page.getByRole('main').locator('section').first().getByRole('list').last();
  await expect(key.getByRole('listitem')).toHaveText([
    /^1VRF air conditioning₹3L–15L$/,
    /^2Fire safety₹2L–8L$/,
    /^3Security₹1\.5L–6L$/,
  ]);
  await key.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('link', { name: 'Get Quote: Security' })).toBeInViewport();
});

test('A feature and its mark on the drawing light up together, unless motion is reduced', async ({
  page,
}) => {
  await page.goto('/services/modular-kitchens');
  const features = page.getByRole('region', { name: 'What goes into the kitchen' });
  const second = features.getByRole('listitem').nth(1);
  const marks = features.locator('svg .keyed');
  const canary = 'rgb(244, 181, 54)';

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
