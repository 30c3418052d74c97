import type { Page } from 'playwright/test';
import { projectsShown } from '#client/content/project-filter.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { appReady, expect, photoAddress, photoHost, test } from './support.ts';

const titlesOf = (category: string) =>
  projects.filter((project) => project.category === category).map(({ title }) => title);
const photographed = projects.flatMap(({ title, image }) => (image ? [{ title, image }] : []));

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('/projects shows a card for every project, and which of them are featured', async ({
  page,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectsPage.hero.title);
  await expect(cards(page)).toHaveCount(projects.length);
  const featured = projects.filter((project) => project.featured);
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(featured.length);
  for (const { title } of featured) {
    await expect(card(page, title).getByText('Featured')).toBeVisible();
  }
});

test('A card gives type and city, area, duration, value and tags', async ({ page }) => {
  await page.goto('/projects');
  for (const { title, type, location, area, duration, value, tags } of projects) {
    for (const text of [`${type}, ${location}`, area, duration, value, ...tags])
      await expect(card(page, title).getByText(text, { exact: true })).toBeVisible();
  }
});

test('The filter shows only the chosen category, and says how many', async ({ page }) => {
  await page.goto('/projects');
  const filter = page.getByRole('group', { name: 'Show projects' });
  await expect(filter.getByRole('button', { pressed: true })).toHaveText(['All Projects']);

  await filter.getByRole('button', { name: 'Office Projects' }).click();
  await expect(cards(page)).toHaveText(titlesOf('office'));
  await expect(filter.getByRole('button', { pressed: true })).toHaveText(['Office Projects']);
  await expect(
    page.getByRole('status').filter({ hasText: projectsShown(titlesOf('office').length) }),
  ).toHaveCount(1);

  await filter.getByRole('button', { name: 'Residential Projects' }).click();
  await expect(cards(page)).toHaveCount(titlesOf('residential').length);
  await expect(
    page.getByRole('status').filter({ hasText: projectsShown(titlesOf('residential').length) }),
  ).toHaveCount(1);

  await filter.getByRole('button', { name: 'All Projects' }).click();
  await expect(cards(page)).toHaveCount(projects.length);
});

test('The first project begins on the first screen', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/projects');
    const first = await page.getByRole('main').getByRole('listitem').first().boundingBox();
    const bar = await page.getByRole('complementary').boundingBox();
    const end = width < 760 ? (bar?.y ?? 0) : height;
    expect(end - (first?.y ?? height), `at ${width} px`).toBeGreaterThan(60);
  }
});

test('Pointing at a card, or focusing its link, wipes from the built room to the drawn one', async ({
  page,
}) => {
  await page.goto('/projects');
  const [first, second] = projects.map(({ title }) => card(page, title));
  if (!first || !second) throw new Error('fewer than two projects');
  const built = 'inset(0px)';
  const drawn = 'inset(0px 0px 0px 100%)';
  await expect(first.locator('img')).toHaveCSS('clip-path', built);
  await first.hover();
  await expect(first.locator('img')).toHaveCSS('clip-path', drawn);
  await second.getByRole('link').focus();
  await expect(second.locator('img')).toHaveCSS('clip-path', drawn);
  await page.mouse.move(0, 0);
  await expect(first.locator('img')).toHaveCSS('clip-path', built);
});

test('Where motion is reduced, a card stays as built', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/projects');
  const first = card(page, projects[0]?.title ?? '');
  await first.hover();
  await first.getByRole('link').focus();
  await expect(first.locator('img')).toHaveCSS('clip-path', 'none');
});

test('Photos come lazily, but for the one on the first screen, with a text alternative', async ({
  page,
}) => {
  await page.goto('/projects');
  const photos = page.getByRole('main').locator('img');
  await expect(photos).toHaveCount(photographed.length);
  for (const [i, photo] of (await photos.all()).entries()) {
    await expect(photo).toHaveAttribute('loading', i === 0 ? 'eager' : 'lazy');
    await expect(photo).toHaveAttribute('src', photoAddress);
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
  await expect(cards(page)).toHaveCount(projects.length);
  const heights = () => cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
  const before = await heights();
  await page.route(`${photoHost}/**`, (route) => route.abort());
  await page.reload();
  const [{ title, image }] = photographed.slice(-1) as [(typeof photographed)[number]];
  await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: image.alt })).toHaveCount(0);
  await expect(card(page, title).locator('svg')).toBeVisible();
  expect(await heights()).toEqual(before);
});

test('The page closes with a call to action to the services', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('main').getByRole('link', { name: 'Explore our services' }).click();
  await expect(page).toHaveURL('/services');
});
