import { handover } from '#client/content/handover.ts';
import { expect, open, test } from './support.ts';

test('on a phone and on paper the warranty card shows all rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const work of handover.card.terms.flatMap(({ works }) => works))
      await expect(page.locator('.document-rows').getByText(work, { exact: true })).toBeVisible();
  }
});

// Phones return from print() before they lay out the paper.
test('“Print both” prints only the documents, however late the paper is', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, '/about');
  await page.getByRole('button', { name: handover.print }).click();
  await page.emulateMedia({ media: 'print' });
  const [title, card] = [page.locator('h1'), page.locator('.document').first()];
  await expect(title).toBeHidden();
  await expect(card).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(title).toBeVisible();
});
