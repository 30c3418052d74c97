import { announced, expect, open, test } from './support.ts';
import { header, holdBack } from './visiting.ts';

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
