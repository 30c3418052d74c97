import { projects } from '#client/content/projects.ts';
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

/** Template B: the three priced cards and other figures, as spec section 9 gives them. */
const packagePages = [
  {
    slug: 'living-dining',
    cards: [
      ['TV unit', '₹20K–60K', '32"–75"', '1–2 days'],
      ['Dining area', '₹40K–1.2L', '4–12', '2–3 days'],
      ['False ceiling', '₹35K–80K', '3–5 days'],
    ],
    stats: ['3 years', '2 weeks'],
  },
  {
    slug: 'bathrooms',
    cards: [
      ['Master bathroom', '₹80K–2.5L', '40–80 sq ft', '7–10 days'],
      ['Powder room', '₹25K–60K', '15–25 sq ft', '3–5 days'],
      ['Bathroom upgrades', '₹40K–1L', '5–7 days', '5 years'],
    ],
    stats: ['3 years', '1 week'],
  },
  {
    slug: 'balcony-outdoor',
    cards: [
      ['Vertical garden', '₹15K–50K', '20–100 sq ft', '2–3 days'],
      ['Outdoor furniture', '₹25K–80K', '2–8', '7–10 days'],
      ['Privacy and shade', '₹10K–40K', '1–2 days'],
    ],
    stats: ['2 years'],
  },
  {
    slug: 'meeting-rooms',
    cards: [
      ['Boardroom', '₹2L–8L', '8–20', '5–7 days'],
      ['Video room', '₹1.5L–5L', '55"–86"', '3–5 days'],
      ['Training room', '₹80K–3L', '20–50', '2–4 days'],
    ],
    stats: ['2 years'],
  },
  {
    slug: 'electrical-it',
    cards: [
      ['Structured cabling', '₹800–1,500/point', 'Up to 10Gbps'],
      ['LED lighting', '₹200–800/sq ft', '60–80%', '50,000+ hours'],
      ['Server room', '₹2L–10L'],
    ],
    stats: ['3 years'],
  },
  {
    slug: 'hvac-safety',
    cards: [
      ['VRF air conditioning', '₹3L–15L', '1,000–10,000 sq ft', '30–50%', '5–7 days'],
      ['Fire safety', '₹2L–8L'],
      ['Security', '₹1.5L–6L', '30–90 days'],
    ],
    stats: ['3 years', '2 weeks'],
  },
  {
    slug: 'ceiling-flooring',
    cards: [
      ['Gypsum ceiling', '₹120–250/sq ft', '9–15 mm'],
      ['Engineered wood', '₹150–400/sq ft', '8–15 mm'],
      ['Raised access floor', '₹200–500/sq ft', '100–600 mm', '250–1,000 kg/m²'],
    ],
    stats: ['2 years'],
  },
] as const;

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
    for (const [title, ...figures] of cards) {
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

test('Office execution is badged Enterprise Certified, ISO Compliant and 500+ Offices Built', async ({
  page,
}) => {
  await page.goto('/services/office-execution');
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveText([
    'Enterprise Certified',
    'ISO Compliant',
    '500+ Offices Built',
  ]);
});

test('Office execution promises 98% on-time delivery, a 24hr response and a 2-year warranty', async ({
  page,
}) => {
  await page.goto('/services/office-execution');
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText(['98%', '24hr', '2-year']);
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
  const rows = [
    ['By finish', 'Startup office', '₹200–400/sq ft'],
    ['By finish', 'Corporate HQ', '₹500–800/sq ft'],
    ['By size', '1,000–3,000 sq ft', '₹3L–15L'],
    ['By size', '3,000–10,000 sq ft', '₹15L–50L'],
    ['By size', '10,000+ sq ft', '₹50L+'],
  ] as const;
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
  await expect(bySize.getByRole('cell', { name: '₹50L+' })).toBeVisible();
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
