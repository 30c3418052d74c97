import type { Page } from 'playwright/test';
import { frameLabels } from '#client/content/navigation.ts';
import { photographs } from '#client/content/photographs.ts';
import { projectsShown } from '#client/content/project-filter.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { appReady, expect, photoAddress, photos, test } from './support.ts';

const { hero, cardLabels, closing } = projectsPage;
const photographed = projects.flatMap(({ title, image }) => (image ? [{ title, image }] : []));

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const card = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('A card gives type and city, description, area, duration, value and tags, and its mark when featured', async ({
  page,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(cards(page)).toHaveText(projects.map(({ title }) => title));
  for (const { title, type, location, description, featured, tags, ...facts } of projects) {
    const own = card(page, title);
    await expect(own.getByText(`${type}, ${location}`, { exact: true })).toBeVisible();
    await expect(own.getByText(description)).toBeVisible();
    await expect(own.getByRole('term')).toHaveText([
      cardLabels.area,
      cardLabels.duration,
      cardLabels.value,
    ]);
    await expect(own.getByRole('definition')).toHaveText([facts.area, facts.duration, facts.value]);
    for (const tag of tags) await expect(own.getByText(tag, { exact: true })).toBeVisible();
    await expect(own.getByText(cardLabels.featured, { exact: true })).toHaveCount(featured ? 1 : 0);
  }
  await page.getByRole('main').getByRole('link', { name: closing.link.label }).click();
  await expect(page).toHaveURL(closing.link.href);
});

test('The filter shows only the chosen category, all of them at first, and says how many', async ({
  page,
}) => {
  await page.goto('/projects');
  const filter = page.getByRole('group', { name: hero.filterName });
  const all = hero.filters.find(({ value }) => value === 'all');
  await expect(filter.getByRole('button', { pressed: true })).toHaveText(all?.label ?? '');
  for (const { label, value } of hero.filters.toReversed()) {
    const shown = projects.filter(({ category }) => value === 'all' || category === value);
    await filter.getByRole('button', { name: label, exact: true }).click();
    await expect(filter.getByRole('button', { pressed: true })).toHaveText([label]);
    await expect(cards(page)).toHaveText(shown.map(({ title }) => title));
    const said = page.getByRole('status').filter({ hasText: projectsShown(shown.length) });
    await expect(said).toHaveCount(1);
  }
});

test('The first project begins on the first screen', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/projects');
    const first = await card(page, projects[0]?.title ?? '').boundingBox();
    const bar = await page
      .getByRole('complementary', { name: frameLabels.actionBar.name })
      .boundingBox();
    const end = width < 760 ? (bar?.y ?? 0) : height;
    expect(end - (first?.y ?? height), `at ${width} px`).toBeGreaterThan(60);
  }
});

test('The floors above the cards are to one scale and lead to their cards, whatever is filtered; what does not fit scrolls within itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const residential = hero.outlines.filter(({ project }) => project.category === 'residential');
  const [chosen] = residential.slice(-1);
  if (!chosen) throw new Error('no home with a size');
  await page.goto('/projects?show=office');
  await appReady(page);
  const floors = page.getByRole('main').getByRole('list').first();
  const links = floors.getByRole('link');
  await expect(links).toHaveCount(hero.outlines.length);
  for (const [i, { project }] of hero.outlines.entries()) {
    const { title, area, duration, value } = project;
    await expect(links.nth(i)).toHaveAccessibleName(`${title}, ${area} ${duration} ${value}`);
  }
  const areas = await floors
    .locator('rect')
    .evaluateAll((all) =>
      all.map((floor) => floor.getBoundingClientRect()).map(({ width, height }) => width * height),
    );
  const [first = 0] = areas;
  for (const [i, { size }] of hero.outlines.entries())
    expect((areas[i] ?? 0) / first).toBeCloseTo(size / (hero.outlines[0]?.size ?? 1), 2);
  await expect(card(page, chosen.project.title)).toHaveCount(0);
  await floors.getByRole('link', { name: chosen.project.title }).click();
  await expect(page).toHaveURL(`/projects#project-${chosen.project.id}`);
  await expect(card(page, chosen.project.title)).toBeInViewport();
});

const drawn = 'inset(0px 0px 0px 100%)';
const built = 'inset(0px)';
const plotted = 'inset(0px 0px 0px 38%)';

test('A photograph is plotted over its drawing while it crosses the screen, as far as 62 %', async ({
  page,
}) => {
  await page.goto('/projects');
  const last = page.getByRole('main').locator('img').last();
  await expect(last).toHaveCSS('clip-path', drawn);
  await last.evaluate((image) => image.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(last).not.toHaveCSS('clip-path', drawn);
  await last.evaluate((image) => image.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(last).toHaveCSS('clip-path', plotted);
  // Where motion is reduced, it rests there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const photo of await page.getByRole('main').locator('img').all())
    await expect(photo).toHaveCSS('clip-path', plotted);
});

test('Pointing at a card, or focusing its link, shows it as built', async ({ page }) => {
  await page.goto('/projects');
  const [first, second] = projects.map(({ title }) => card(page, title));
  if (!first || !second) throw new Error('fewer than two projects');
  await expect(first.locator('img')).not.toHaveCSS('clip-path', built);
  await first.hover();
  await expect(first.locator('img')).toHaveCSS('clip-path', built);
  await second.getByRole('link').focus();
  await expect(second.locator('img')).toHaveCSS('clip-path', built);
  await page.mouse.move(0, 0);
  await expect(first.locator('img')).not.toHaveCSS('clip-path', built);
});

test('Two radio buttons show all photographs as drawn or as built', async ({ page }) => {
  await page.goto('/projects');
  const photo = page.getByRole('main').locator('img').first();
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveAttribute('data-load');
  for (const [{ label }, state] of [
    [photographs.views[1], built],
    [photographs.views[0], drawn],
  ] as const) {
    await page.getByRole('radio', { name: label }).check();
    await expect(photo).toHaveCSS('clip-path', state);
  }
});

test('Photos come lazily, with a text alternative; where they fail, the drawings stand alone, nothing moves and there is nothing to choose', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.goto('/projects');
  await appReady(page);
  const images = page.getByRole('main').locator('img');
  await expect(images).toHaveCount(photographed.length);
  for (const [i, image] of (await images.all()).entries()) {
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('src', photoAddress);
    await expect(image).toHaveAttribute('alt', photographed[i]?.image.alt ?? '');
  }
  const heights = () => cards(page).evaluateAll((all) => all.map((one) => one.clientHeight));
  const before = await heights();
  await page.route(photos, (route) => route.abort());
  await page.reload();
  const last = photographed.at(-1);
  await page.getByRole('heading', { name: last?.title ?? '' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: last?.image.alt ?? '' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await expect(page.getByText(photographs.note)).toBeHidden();
  await expect(card(page, last?.title ?? '').locator('svg')).toBeVisible();
  expect(await heights()).toEqual(before);
});
