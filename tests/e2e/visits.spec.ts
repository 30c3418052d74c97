import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type LaunchOptions, type Page } from 'playwright/test';
import { faq } from '#client/content/faq.ts';
import { findBrowser } from '#tests/support/browser.mjs';
import { appReady, expect, test } from './support.ts';
import { h1, header, holdBack, open, place, rest } from './visiting.ts';

/**
 * A page in a whole Chromium: the headless shell has no back/forward cache, and keeps its history more
 * promptly. Where there is none the test is skipped.
 */
async function openWhole(options: LaunchOptions): Promise<Page> {
  const executablePath = await findBrowser({ isWhole: true });
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

test('A page that comes within 300 ms is shown without a word about waiting', async ({ page }) => {
  await open(page, '/services');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const isBusy = document.querySelector('main')?.hasAttribute('aria-busy');
      if (isBusy || document.querySelector('.waiting')) seen.push('busy');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const code = page.waitForResponse('**/assets/projects-*.js');
  await header(page, 'Projects').hover();
  await (await code).finished();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await header(page, 'Projects').click();
  await expect(page).toHaveURL('/projects');
  expect(await page.evaluate(() => (globalThis as { seen?: string[] }).seen)).toEqual([]);
});

test('A page that is touched before all of it has come is taken over whole', async ({
  page,
  site,
  expectOnConsole,
}) => {
  let sendRest = () => {};
  const slowLine = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(site.origin + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.setHeader('Content-Type', type);
    if (!type.startsWith('text/html')) return response.end(body);
    const end = body.indexOf('<footer');
    response.write(body.subarray(0, end));
    sendRest = () => response.end(body.subarray(end));
  }).listen(0, '127.0.0.1');
  await once(slowLine, 'listening');
  const address = `http://127.0.0.1:${(slowLine.address() as AddressInfo).port}`;
  expectOnConsole(new RegExp(`request to ${address}`));

  const app = page.waitForResponse('**/assets/about-*.js');
  await page.goto(`${address}/about`, { waitUntil: 'commit' });
  await h1(page).waitFor();
  await page.mouse.move(5, 5);
  await app;
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  sendRest();
  await appReady(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  slowLine.close();
});

test('F8 moves the focus to the notification region at the first press, before any notification', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('list')).toBeFocused();
});

test('A button pressed before the app is there is pressed once if the app comes within 2 s, and no longer thereafter: then all answers are open', async ({
  page,
}) => {
  const [first, second] = faq;
  const button = (item = first) => page.getByRole('button', { name: item?.question ?? '' });
  const answer = page.getByText(first?.answer ?? '');
  // Time stands still but for `runFor`.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  let release = await holdBack(page, 'main');
  await page.goto('/', { waitUntil: 'commit' });
  await button().click();
  await button(second).dblclick();
  await page.clock.runFor(1000);
  await release();
  for (const item of [first, second])
    await expect(button(item)).toHaveAttribute('aria-expanded', 'true');

  await page.unroute('**/assets/main-*.js');
  release = await holdBack(page, 'main');
  await page.goto('/', { waitUntil: 'commit' });
  await button().click();
  await expect(answer).toBeHidden();
  await page.clock.runFor(2100);
  await expect(answer).toBeVisible();
  await release();
  // The app is there when a second question opens.
  await expect
    .poll(async () => {
      await button(second).click();
      return button(second).getAttribute('aria-expanded');
    })
    .toBe('true');
  await expect(button()).toHaveAttribute('aria-expanded', 'false');
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
