import type { Page } from 'playwright/test';
import { pageUnavailable } from '#client/content/page-unavailable.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { services } from '#client/content/services-page.ts';
import { appReady, breakPage, expect, open, test } from './support.ts';
import { h1, header, holdBack } from './visiting.ts';

const { title: unavailable, retry } = pageUnavailable;
const code = '**/assets/services-*.js';

/** Opens another page from the services and reloads it. The services' code must then be fetched again. */
async function openBehindServices(page: Page): Promise<void> {
  await open(page, '/services');
  await header(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await page.reload();
  await appReady(page);
}

async function expectServices(page: Page): Promise<void> {
  await expect(page).toHaveTitle(services.meta.title);
  await expect(h1(page)).not.toHaveText(unavailable);
}

test('Back without a network shows a message in the frame', async ({
  page,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource|Failed to fetch/);
  await openBehindServices(page);
  await page.route(code, (route) => route.abort());
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(h1(page)).toHaveText(unavailable);
  await expect(h1(page)).toBeFocused();
  await expect(page).toHaveURL('/services');
  await expect(page).toHaveTitle(new RegExp(unavailable));
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(header(page, '/services')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: retry }).click();
  await expect(h1(page)).toHaveText(unavailable);
  await page.unroute(code);
  await context.setOffline(false);
  await expectServices(page);
});

test('“Try again” loads the page again', { tag: '@engines' }, async ({ page, expectOnConsole }) => {
  expectOnConsole(/Failed to load resource|Failed to fetch|NetworkError|error loading dynamically/);
  await openBehindServices(page);
  await page.route(code, (route) => route.abort());
  await page.evaluate(() => history.back());
  await expect(h1(page)).toHaveText(unavailable);
  await page.getByRole('button', { name: retry }).click();
  // The code is still missing, but the served page needs none.
  await expectServices(page);
});

test('a link whose code takes 8 s becomes a page load', async ({ page }) => {
  await open(page, '/about');
  await page.clock.install();
  await page.route('**/assets/projects-*.js', () => {});
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await header(page, '/projects').click();
  await page.clock.runFor(8100);
  await expect(page).toHaveURL('/projects');
  await expect(page).toHaveTitle(projectsPage.meta.title);
  expect(loads).toEqual(['/projects']);
});

test('Back to a page that takes 8 s shows a message', async ({ page }) => {
  await openBehindServices(page);
  const release = await holdBack(page, 'services');
  await page.clock.install();
  await page.evaluate(() => history.back());
  await page.clock.runFor(8100);
  await expect(h1(page)).toHaveText(unavailable);
  await release();
  await expectServices(page);
});

test('a page that fails while shown keeps the frame', async ({ page, expectOnConsole }) => {
  expectOnConsole(/broken on purpose/);
  await open(page, '/services');
  await breakPage(page, 'about');
  await header(page, '/about').click();
  await expect(h1(page)).toHaveText(unavailable);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toBeVisible();
});
