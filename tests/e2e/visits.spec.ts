import { chromium } from 'playwright/test';
import { findBrowser } from '#tests/support/browser.mjs';
import { announced, expect, open, test } from './support.ts';
import { header, holdBack, rest, scrollTop } from './visiting.ts';

test('The old page stays usable until the next page arrives', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  const release = await holdBack(page, 'projects');
  await header(page, 'Projects').click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(announced(page, 'Loading the page')).toHaveCount(1);
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

test('Back restores the scroll position of a kept page', async ({ launchOptions, site }) => {
  // The headless shell has no back/forward cache and updates its history sooner.
  const executablePath = await findBrowser({ isWhole: true });
  test.skip(!executablePath, 'Only the headless shell is installed.');
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: executablePath ?? '',
    // Playwright switches the cache off, because its handles do not outlive it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.route(/^https:/, (route) => route.abort());
  await open(page, `${site.origin}/projects`);
  // A browser with little time or memory may discard a page. Then leave it once more.
  await expect(async () => {
    await rest(page, 1000);
    // The browser saves a position that is more than a second old.
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      const keep = () => document.documentElement.setAttribute('data-kept', '');
      addEventListener('pageshow', keep, { once: true });
    });
    await page.goto('data:text/html,');
    // Go back a moment later, because the response must come before the page goes.
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page).toHaveURL(`${site.origin}/projects`);
    await expect.poll(() => scrollTop(page)).toBe(1000);
    await expect(page.locator('html[data-kept]')).toHaveCount(1);
  }).toPass();
  await browser.close();
});
