import type { Page } from 'playwright/test';
import { frameLabels } from '#client/content/navigation.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { type FocusStop, installMeasures } from './measure.ts';
import { appReady, expect, test } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The long walks press Tab some fifty times at each size.
test.describe.configure({ timeout: 300_000 });

/** The last is a screen of 1280 by 1024 px, enlarged four times. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
];

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

for (const path of ['/', '/projects', '/contact']) {
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
