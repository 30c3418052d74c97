import type { Page } from 'playwright/test';
import { photoLabels } from '#client/content/photo-labels.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { services } from '#tests/support/service-contents.ts';
import { expect, open, test } from './support.ts';

const { hero } = projectsPage;
/** The last project that has a photograph. */
const photographed = projects.findLast(({ image }) => image);

const card = (page: Page, title = '') =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a floor above the cards leads to its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/projects');
  const { title, id } = hero.outlines.at(-1)?.project ?? {};
  const floors = page.getByRole('main').getByRole('list').first();
  await floors.getByRole('link', { name: title ?? '' }).click();
  await expect(page).toHaveURL(`/projects#project-${id}`);
  await expect(card(page, title)).toBeInViewport();
});

test('any screen shows every floor and its size without scrolling sideways', async ({ page }) => {
  await open(page, '/projects');
  const floors = page.getByRole('main').getByRole('list').first();
  for (const width of [320, 390, 768, 1024, 1216])
    for (const { label } of hero.filters.toReversed()) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: label, exact: true }).click();
      const outside = await floors.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        const boxes = [...list.querySelectorAll('svg, b')].map((part) =>
          part.getBoundingClientRect(),
        );
        const lies = (box: DOMRect) => box.left < left || box.right > right || box.width < 15;
        return boxes.filter(lies).length + (list.scrollWidth > list.clientWidth ? 1 : 0);
      });
      expect(outside, `${label} at ${width} px`).toBe(0);
    }
});

test('a photograph is plotted over its drawing as the page scrolls', async ({ page }) => {
  await open(page, '/projects');
  // With own photographs no view is chosen at first.
  await page
    .locator('.view')
    .evaluateAll((views) => views.map((view) => view.setAttribute('aria-pressed', 'false')));
  const photo = page.getByRole('main').locator('[srcset]').last();
  await expect(photo).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  await photo.evaluate((image) => image.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(photo).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
  await card(page, photographed?.title).hover();
  await expect(photo).toHaveCSS('clip-path', 'inset(0px)');
});

test('the drawings remain when the photographs fail to load', async ({ page, expectOnConsole }) => {
  expectOnConsole(/Failed to load resource/);
  const frame = page.locator('.photo-frame').first();
  const heights = () =>
    page.getByRole('heading').evaluateAll((all) => all.map((one) => one.clientHeight));
  const isSystem = (service: object) => 'kind' in service && service.kind === 'system';
  await page.goto(services.find(({ service }) => isSystem(service))?.path ?? '');
  const before = await heights();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.getByRole('img')).toHaveAttribute('data-load');

  await page.route(/^https:|\/photos\//, (route) => route.abort());
  await page.reload();
  await expect(frame.getByRole('img')).toHaveCSS('opacity', '0');
  for (const part of await frame.locator('use').all()) await expect(part).toBeVisible();
  expect(await heights()).toEqual(before);
  await page.goto('/projects');
  await card(page, photographed?.title).scrollIntoViewIfNeeded();
  const views = page.getByRole('group', { name: photoLabels.choice });
  await expect(views).toBeHidden();
});
