import type { Page } from 'playwright/test';
import { expect, photoHost, test } from './support.ts';

/** Of each drawing whose dimensions are shown, how many pixels high their figures are. */
const figureHeights = (page: Page) =>
  page.locator('svg.drawing').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const svg = drawing as SVGSVGElement;
      const content = svg.querySelector('use, [data-drawing]');
      const { y, height } = svg.viewBox.baseVal;
      const showsFloor = y + height > 350;
      const isHidden =
        !content || getComputedStyle(content).getPropertyValue('--dims').trim() === 'none';
      return isHidden || !showsFloor ? [] : [13 * (svg.getScreenCTM()?.a ?? 0)];
    }),
  );

test('Dimensions are at least 9 px high, or left out', async ({ page }) => {
  for (const path of ['/about', '/services', '/services/hvac-safety']) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await figureHeights(page);
      for (const height of heights)
        expect(height, `${path} at ${width} px`).toBeGreaterThanOrEqual(9);
      if (width === 1280) expect(heights.length, path).toBeGreaterThan(0);
    }
  }
});

test('A loaded photo does not wear the dimensions of the drawing beneath', async ({ page }) => {
  await page.goto('/services/office-execution');
  const frame = page.locator('.photo-frame').first();
  await expect(frame.getByRole('img')).toHaveAttribute('data-load');
  await expect(frame.locator('text').first()).toBeHidden();
});

test('Where no photo comes, the drawing keeps its dimensions', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.route(`${photoHost}/**`, (route) => route.abort());
  await page.goto('/services/office-execution');
  const frame = page.locator('.photo-frame').first();
  await expect(frame.getByRole('img')).toHaveCount(0);
  await expect(frame.locator('text').first()).toBeVisible();
});
