import type { Page } from 'playwright/test';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { expect, open, test } from './support.ts';
import { h1 } from './visiting.ts';

/**
 * Removes the newest features that the page uses, so that this browser is like one of three years ago
 * (`build.target` in vite.config.ts). Firefox has had popovers for less time.
 */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['hidePopover', 'showPopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const { matches } = Element.prototype;
    Element.prototype.matches = function (this: Element, selectors: string) {
      if (selectors.includes(':popover-open')) throw new DOMException('invalid', 'SyntaxError');
      return matches.call(this, selectors);
    } as typeof matches;
    Reflect.deleteProperty(Promise, 'withResolvers');
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  // Older browsers use the CSS for browsers that do not know the selector.
  await page.route(/\/(about|assets\/.*\.css)$/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text())
      .replaceAll('@supports not selector(:popover-open)', '@media all')
      .replace(' popover="auto"', '')
      .replace(/ popovertarget="menu"/i, '');
    await route.fulfill({ response, headers, body });
  });
}

test('without popovers the menu is a row of working links', async ({ page }) => {
  await withoutPopovers(page);
  await open(page, '/about');
  const row = page.getByRole('navigation', { name: frameLabels.menu });
  for (const width of [320, 800]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('button', { name: frameLabels.menu })).toBeHidden();
    await expect(row.getByRole('link')).toHaveText(headerLinks.map(({ label }) => label));
    const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeLessThan(60);
    expect(y + height).toBeLessThan((await h1(page).boundingBox())?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await row.getByRole('link').last().click();
  await expect(page).toHaveURL(headerLinks.at(-1)?.href ?? '');
  await expect(h1(page)).toBeFocused();
});
