import { about } from '#client/content/about.ts';
import { expect, test } from './support.ts';

const { hero, journey, principles, process, band } = about;

test('/about has a headline, four stat tiles, and its sections in order', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  const list = main.locator('dl').first();
  await expect(list.getByRole('definition')).toHaveText(hero.stats.map(({ figure }) => figure));
  await expect(list.getByRole('term')).toHaveText(hero.stats.map(({ label }) => label));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    journey.title,
    principles.title,
    process.title,
    band.title,
  ]);
});

test('The journey runs from the founding year to today’s figures', async ({ page }) => {
  await page.goto('/about');
  const section = page.getByRole('region', { name: journey.title });
  await expect(section.getByText(journey.founded.year, { exact: true })).toBeVisible();
  await expect(section.getByRole('heading', { level: 3, name: journey.today.title })).toBeVisible();
  await expect(section.getByRole('definition')).toHaveText(
    journey.today.stats.map(({ figure }) => figure),
  );
  await expect(section.getByText(journey.today.text)).toBeVisible();
});

test('/about states mission, vision and values', async ({ page }) => {
  await page.goto('/about');
  const section = page.getByRole('region', { name: principles.title });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Mission',
    'Vision',
    'Values',
  ]);
  await expect(section.getByRole('heading', { level: 4 })).toHaveCount(4);
});

test('/about shows a process in three steps', async ({ page }) => {
  await page.goto('/about');
  const steps = page.getByRole('region', { name: process.title });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
    process.steps.map(({ title }) => title),
  );
});

test('/about ends with a call', async ({ page }) => {
  await page.goto('/about');
  await expect(
    page
      .getByRole('region', { name: band.title })
      .getByRole('link', { name: band.callToAction.text }),
  ).toHaveAttribute('href', /^tel:\+\d+$/);
});
