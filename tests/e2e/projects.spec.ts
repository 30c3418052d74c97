import type { Page } from 'playwright/test';
import { appReady, expect, photoHost, test } from './support.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('/projects shows nine cards, of which the first, second and last are featured', async ({
  page,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nine projects, with time and cost',
  );
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(3);
  for (const title of [
    'Technology office, open floor',
    'Duplex home, full interior',
    'Corporate HQ with server room',
  ]) {
    await expect(card(page, title).getByText('Featured')).toBeVisible();
  }
});

test('A card gives type and city, area, duration, value and tags', async ({ page }) => {
  await page.goto('/projects');
  const office = card(page, 'Technology office, open floor');
  for (const text of [
    'Office Execution, Hyderabad',
    '25,000 sq ft',
    '14 weeks',
    '₹1.2Cr',
    'Workstations',
  ]) {
    await expect(office.getByText(text, { exact: true })).toBeVisible();
  }
  const kitchen = card(page, 'Island kitchen with utility');
  for (const text of ['450 sq ft', '3 weeks', '₹12L']) {
    await expect(kitchen.getByText(text, { exact: true })).toBeVisible();
  }
});

test('The filter shows only the chosen category, and says how many', async ({ page }) => {
  await page.goto('/projects');
  const filter = page.getByRole('group', { name: 'Show projects' });
  await expect(filter.getByRole('button', { pressed: true })).toHaveText(['All Projects']);

  await filter.getByRole('button', { name: 'Office Projects' }).click();
  await expect(cards(page)).toHaveText([
    'Technology office, open floor',
    'Boardroom and video rooms',
    'Corporate HQ with server room',
  ]);
  await expect(filter.getByRole('button', { pressed: true })).toHaveText(['Office Projects']);
  await expect(page.getByRole('status').filter({ hasText: '3 projects shown' })).toHaveCount(1);

  await filter.getByRole('button', { name: 'Residential Projects' }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole('status').filter({ hasText: '6 projects shown' })).toHaveCount(1);

  await filter.getByRole('button', { name: 'All Projects' }).click();
  await expect(cards(page)).toHaveCount(9);
});

test('Photos come lazily from the stock photo host, with a text alternative', async ({ page }) => {
  await page.goto('/projects');
  const photos = page.getByRole('main').locator('img');
  await expect(photos).toHaveCount(9);
  for (const photo of await photos.all()) {
    await expect(photo).toHaveAttribute('loading', 'lazy');
    await expect(photo).toHaveAttribute('src', new RegExp(`^${photoHost}/photo-`));
    await expect(photo).toHaveAttribute('alt', /\S{3}/);
  }
});

test('Where a photo fails, the drawing stands alone and nothing moves', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.goto('/projects');
  await appReady(page);
  await expect(cards(page)).toHaveCount(9);
  const heights = () => cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
  const before = await heights();
  await page.route(`${photoHost}/**`, (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Boardroom and video rooms' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'Interior of a boardroom' })).toHaveCount(0);
  await expect(card(page, 'Boardroom and video rooms').locator('svg')).toBeVisible();
  expect(await heights()).toEqual(before);
});

test('The page closes with a call to action to the services', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('main').getByRole('link', { name: 'Explore our services' }).click();
  await expect(page).toHaveURL('/services');
});
