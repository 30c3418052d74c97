import { handover } from '#client/content/handover.ts';
import { expect, open, test } from './support.ts';

test('a phone shows all rows of the document that is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  const rows = page.locator('.document-rows');
  const { card, checklist } = handover;
  for (const work of card.terms.flatMap(({ works }) => works))
    await expect(rows.getByText(work, { exact: true })).toBeVisible();
  await page.getByText(checklist.title).first().click();
  for (const row of checklist.rows)
    await expect(rows.getByText(row, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(rows.filter({ visible: true })).toHaveCount(2);
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
