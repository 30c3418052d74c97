import type { Page } from 'playwright/test';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { photographs } from '#client/content/photographs.ts';
import { projectsShown } from '#client/content/project-filter.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { appReady, expect, photos, test } from './support.ts';

const { hero } = projectsPage;
const photographed = projects.filter(({ image }) => image);

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const card = (page: Page, title = '') =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('The filters show only the chosen category, all at first, and say how many', async ({
  page,
}) => {
  for (const [path, list, { filterName: name, filters }] of [
    ['/projects', projects, hero],
    ['/', featuredProjects, home.featuredProjects],
  ] as const) {
    await page.goto(path);
    const filter = page.getByRole('group', { name });
    const shown = page.locator('main li:has(> .photo-frame) h3');
    await expect(filter.getByRole('button', { pressed: true })).toHaveText(filters[0]?.label ?? '');
    for (const { label, value } of filters.toReversed()) {
      const chosen = list.filter(({ category }) => value === 'all' || category === value);
      await filter.getByRole('button', { name: label, exact: true }).click();
      await expect(filter.getByRole('button', { pressed: true })).toHaveText([label]);
      await expect(shown).toHaveText(chosen.map(({ title }) => title));
      const said = page.getByRole('status').filter({ hasText: projectsShown(chosen.length) });
      await expect(said).toHaveCount(1);
    }
  }
});

test('The floors above the cards are to one scale and lead to their cards, whatever is filtered; what does not fit scrolls within itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { project } =
    hero.outlines.findLast(({ project }) => project.category === 'residential') ?? {};
  await page.goto('/projects?show=office');
  await appReady(page);
  const floors = page.getByRole('main').getByRole('list').first();
  await expect(floors.getByRole('link')).toHaveCount(hero.outlines.length);
  const areas = await floors
    .locator('rect')
    .evaluateAll((all) =>
      all.map((floor) => floor.getBoundingClientRect()).map(({ width, height }) => width * height),
    );
  for (const [i, { size }] of hero.outlines.entries())
    expect((areas[i] ?? 0) / (areas[0] ?? 0)).toBeCloseTo(size / (hero.outlines[0]?.size ?? 1), 2);
  await expect(card(page, project?.title)).toHaveCount(0);
  await floors.getByRole('link', { name: project?.title ?? '' }).click();
  await expect(page).toHaveURL(`/projects#project-${project?.id}`);
  await expect(card(page, project?.title)).toBeInViewport();
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

test('Pointing at a card, or focusing its link, shows it as built; two radio buttons show all as drawn or as built', async ({
  page,
}) => {
  await page.goto('/projects');
  const [first, second] = projects.map(({ title }) => card(page, title));
  if (!first || !second) throw new Error('fewer than two projects');
  const photo = first.locator('img');
  await expect(photo).not.toHaveCSS('clip-path', built);
  await first.hover();
  await expect(photo).toHaveCSS('clip-path', built);
  await second.getByRole('link').focus();
  await expect(second.locator('img')).toHaveCSS('clip-path', built);
  await page.mouse.move(0, 0);
  await expect(photo).not.toHaveCSS('clip-path', built);
  await expect(photo).toHaveAttribute('data-load');
  for (const [{ label }, state] of [
    [photographs.views[1], built],
    [photographs.views[0], drawn],
  ] as const) {
    await page.getByRole('radio', { name: label }).check();
    await expect(photo).toHaveCSS('clip-path', state);
  }
});

test('Where photos fail, the drawings stand alone, nothing moves and there is nothing to choose', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.goto('/projects');
  await appReady(page);
  const heights = () => cards(page).evaluateAll((all) => all.map((one) => one.clientHeight));
  const before = await heights();
  await page.route(photos, (route) => route.abort());
  await page.reload();
  const last = card(page, photographed.at(-1)?.title);
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  if (photographs.note) await expect(page.getByText(photographs.note)).toBeHidden();
  await expect(last.locator('svg')).toBeVisible();
  expect(await heights()).toEqual(before);
});
