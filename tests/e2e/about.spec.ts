import { expect, test } from './support.ts';

test('/about has a headline, four stat tiles, and its sections in order', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We build what we draw');
  const tiles = [
    ['10', 'Years of experience'],
    ['500+', 'Projects'],
    ['50+', 'Experts in the team'],
    ['6', 'Cities'],
  ] as const;
  const list = main.locator('dl').first();
  await expect(list.getByRole('definition')).toHaveText(tiles.map(([figure]) => figure));
  await expect(list.getByRole('term')).toHaveText(tiles.map(([, label]) => label));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Ten years, six cities, one team',
    'What we work by',
    'Three steps to handover',
    'Tell us about your rooms',
  ]);
});

test('The journey runs from 2015 to today, with 98% on-time delivery and a rating of 4.9/5', async ({
  page,
}) => {
  await page.goto('/about');
  const journey = page.getByRole('region', { name: 'Ten years, six cities, one team' });
  await expect(journey.getByText('2015', { exact: true })).toBeVisible();
  await expect(journey.getByRole('heading', { level: 3, name: 'Today' })).toBeVisible();
  await expect(journey.getByRole('definition')).toHaveText(['98%', '4.9/5', '92%', '85%']);
  await expect(journey.getByText(/Hyderabad, Bangalore, Chennai, Mumbai, Delhi NCR/)).toBeVisible();
});

test('/about states mission, vision and values', async ({ page }) => {
  await page.goto('/about');
  const principles = page.getByRole('region', { name: 'What we work by' });
  await expect(principles.getByRole('heading', { level: 3 })).toHaveText([
    'Mission',
    'Vision',
    'Values',
  ]);
  await expect(principles.getByRole('heading', { level: 4 })).toHaveCount(4);
});

test('/about shows a three-step process: Strategic Planning, Premium Execution, Perfect Delivery', async ({
  page,
}) => {
  await page.goto('/about');
  const steps = page.getByRole('region', { name: 'Three steps to handover' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Strategic Planning',
    'Premium Execution',
    'Perfect Delivery',
  ]);
});

test('/about ends with a call', async ({ page }) => {
  await page.goto('/about');
  await expect(
    page
      .getByRole('region', { name: 'Tell us about your rooms' })
      .getByRole('link', { name: 'Call for free consultation' }),
  ).toHaveAttribute('href', /^tel:\+\d+$/);
});
