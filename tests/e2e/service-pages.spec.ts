import { serviceList } from '#client/content/service-list.ts';
import { service as officeExecution } from '#client/content/services/office-execution.ts';
import { expect, test } from './support.ts';

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
  test(`${title} has a back link to /services, a call to action to /contact and 'View Projects'`, async ({
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
    await expect(action).toHaveAttribute('href', '/contact');
    const projects = main.getByRole('link', { name: 'View Projects' }).first();
    await expect(projects).toBeVisible();
    await expect(projects).toHaveAttribute('href', '/projects');
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
    await expect(headings(sections.at(-3))).toHaveCount(4);
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
        '/contact',
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
  await expect(main.getByRole('img')).toHaveCount(1);
  await expect(main.getByRole('img')).toHaveAttribute('src', /^https:\/\/images\.unsplash\.com\//);
  await expect(main.getByRole('img')).toHaveAttribute('loading', 'lazy');
});
