import type { Page } from 'playwright/test';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { type FocusStop, installMeasures } from './measure.ts';
import { appReady, expect, test } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The long walks press Tab some fifty times at each size.
test.describe.configure({ timeout: 300_000 });

const phone = { width: 390, height: 844 };
/** The last is a screen of 1280 by 1024 px, enlarged four times. */
const sizes = [phone, { width: 1280, height: 800 }, { width: 320, height: 256 }];

/** Presses Tab from the top of the page until the focus leaves it, and measures every stop. */
async function walk(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      // What the focus brings into view has been scrolled to by the next frame.
      await new Promise(requestAnimationFrame);
      return window.measures.focusStop();
    });
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > 150) throw new Error(`no end of the page after ${stop.name}`);
  }
}

for (const path of ['/', '/services', '/services/office-execution', '/projects', '/contact']) {
  test(`On ${path} the focus can be seen at every stop, on a phone, a wide screen and an enlarged one`, async ({
    page,
  }) => {
    await installMeasures(page);
    await page.goto(path);
    await appReady(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(15);
      expect(stops[0]?.name).toContain(frameLabels.skipToContent);
      const faint = stops.filter(
        ({ coveredBy, outline, contrast }) => coveredBy.length > 0 || outline < 2 || contrast < 3,
      );
      expect(faint, `at ${size.width} x ${size.height} px`).toEqual([]);
    }
  });
}

test('A pressed filter shows the focus as clearly as the others', async ({ page }) => {
  await installMeasures(page);
  await page.goto('/projects');
  await appReady(page);
  const { label } = projectsPage.hero.filters.at(-1) ?? { label: '' };
  await page.getByRole('button', { name: label, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { pressed: true })).toHaveText(label);
  const stop = await page.evaluate(() => window.measures.focusStop());
  expect(stop?.outline).toBe(3);
  expect(stop?.contrast).toBeGreaterThan(3);
});

test('The first stop leads past the header to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: frameLabels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('In the open menu every link takes a press on 44 px', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  await page.getByRole('button', { name: frameLabels.openMenu }).click();
  const menu = page.getByRole('navigation', { name: frameLabels.openMenu });
  // With the call and the quote.
  await expect(menu.getByRole('link')).toHaveCount(headerLinks.length + 2);
  for (const link of await menu.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
