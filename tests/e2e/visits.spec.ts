import { chromium, type LaunchOptions, type Page } from 'playwright/test';
import { findBrowser } from '#tests/support/browser.mjs';
import { appReady, expect, follow, test } from './support.ts';
import { header, holdBack, open, place, rest } from './visiting.ts';

/**
 * A page in a whole Chromium: the headless shell has no back/forward cache, and keeps its history more
 * promptly. Where there is none the test is skipped.
 */
async function openWhole(options: LaunchOptions): Promise<Page> {
  const executablePath = findBrowser({ isWhole: true });
  test.skip(!executablePath, 'Only the headless shell is installed.');
  const browser = await chromium.launch({ ...options, executablePath: executablePath ?? '' });
  const page = await browser.newPage();
  await page.route('https://**', (route) => route.abort());
  return page;
}

test('While a page is on its way the old one stays, usable, and says so after 300 ms; whatever is asked for next wins, the page itself too', async ({
  page,
}) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  const release = await holdBack(page, 'projects');
  await header(page, 'Projects').click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(1);
  await expect(page.locator('.waiting')).toBeVisible();
  await expect(page).toHaveURL('/about');
  await header(page, 'About').click();
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(page.locator('.waiting')).toHaveCount(0);
  await header(page, 'Projects').click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await header(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await name.fill('Lakshmi');
  await release();
  await expect(page).toHaveURL('/contact');
  await expect(name).toHaveValue('Lakshmi');
});

test('Back from another site finds the place, also where the browser has not kept the page', async ({
  launchOptions,
  site,
}) => {
  const page = await openWhole(launchOptions);
  for (const path of ['/', '/projects', '/contact#form']) {
    await open(page, site.origin + path);
    await rest(page, 1000);
    await page.goto('data:text/html,');
    await page.goBack();
    await appReady(page);
    await expect.poll(() => place(page), path).toBe(1000);
  }
  await page.context().browser()?.close();
});

test('The back/forward cache takes pages of every kind', async ({ launchOptions, site }) => {
  // Playwright switches the cache off, because its handles do not outlive it.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const page = await openWhole({ ...launchOptions, ignoreDefaultArgs });
  for (const path of ['/', '/projects', '/contact', '/services/modular-kitchens']) {
    await page.goto(site.origin + path);
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.title = 'restored';
      });
    });
    await page.goto(`${site.origin}/robots.txt`);
    await page.evaluate(() => history.back());
    await expect(page, path).toHaveTitle('restored');
    // The visitor is served by the app as before.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/about"]')?.click(),
    );
    await expect(page).toHaveURL(`${site.origin}/about`);
  }
  await page.context().browser()?.close();
});

test('A place within the page fetches nothing, and touches neither head nor what was typed, whatever the network', async ({
  page,
  context,
  expectOnConsole,
}) => {
  // What was still on its way when the network went.
  expectOnConsole(/ERR_INTERNET_DISCONNECTED/);
  const head = page.locator('head :is(title, [data-page])');
  const heads = () => head.evaluateAll((all) => all.map((it) => it.outerHTML));
  await open(page, '/contact');
  const before = await heads();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Lakshmi');
  await context.setOffline(true);
  await follow(page.locator('main a[href="#form"]').first());
  await expect(page).toHaveURL('/contact#form');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/contact#main');
  await expect(name).toHaveValue('Lakshmi');
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  expect(await heads()).toEqual(before);
});
