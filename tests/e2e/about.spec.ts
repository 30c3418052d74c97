import { warranties } from '#client/content/handover.ts';
import { expect, open, test } from './support.ts';

test('On a phone and on paper the warranty card shows all rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const { label } of warranties)
      await expect(page.locator('.paper-rows').getByText(label, { exact: true })).toBeVisible();
  }
});
