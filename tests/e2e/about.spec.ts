import { handover, warranties } from '#client/content/handover.ts';
import { expect, open, test } from './support.ts';

test('On a phone the warranty card shows all rows after a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  const last = page.locator('.paper-rows').getByText(warranties.at(-1)?.label ?? '');
  await expect(last).toBeHidden();
  await page.getByRole('button', { name: handover.card.all }).click();
  await expect(last).toBeVisible();
});

test('On paper the warranty card shows all rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.emulateMedia({ media: 'print' });
  for (const { label } of warranties)
    await expect(page.locator('.paper-rows').getByText(label, { exact: true })).toBeVisible();
});
