import { serviceCards } from '#client/content/service-cards.ts';
import { expect, test } from './support.ts';

test('Each card of /services shows its four features at every width', async ({ page }) => {
  await page.goto('/services');
  const features = page.locator('.features li');
  for (const width of [320, 390, 480, 768, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(features.filter({ visible: true })).toHaveCount(4 * serviceCards.length);
  }
});
