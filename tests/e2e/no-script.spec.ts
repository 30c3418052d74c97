import { faq } from '#client/content/faq.ts';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { routes } from '#client/routes.tsx';
import { contactForm, uniqueName } from './contact-form.ts';
import { expect, test } from './support.ts';
import { h1 } from './visiting.ts';

test.use({ javaScriptEnabled: false });

test('without script each page is complete and links to the others', async ({ page }) => {
  const linked = new Set<string>();
  for (const path of [...headerLinks.map(({ href }) => href), '/services/bathrooms']) {
    await page.goto(path);
    await expect(h1(page)).toBeVisible();
    for (const { answer } of path === '/' ? faq : [])
      await expect(page.getByText(answer)).toBeVisible();
    // All words of the page are visible, except messages and parts that need a script. Their buttons are hidden.
    const words = page.locator(
      'main :is(h1, h2, h3, p, li, dt, dd, td, th):not([hidden], [hidden] *, [aria-hidden] *, [aria-hidden="true"], details *, .needs-script *)',
    );
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const unseen = await words.evaluateAll((all) =>
        all
          .filter((it) => !it.checkVisibility({ visibilityProperty: true }))
          .map((it) => it.textContent?.trim())
          .filter(Boolean),
      );
      expect(unseen, `${path} at ${width} px`).toEqual([]);
      await expect(page.locator('[aria-pressed]').filter({ visible: true })).toHaveCount(0);
    }
    const links = page.locator('a[href^="/"]');
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      linked.add(new URL(href ?? '', 'https://x').pathname);
  }
  expect([...linked].sort()).toEqual(routes.map(({ path }) => path).sort());
});

test('without script the menu works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/bathrooms');
  const menu = page.getByRole('navigation', { name: frameLabels.menu });
  const button = page.getByRole('button', { name: frameLabels.menu });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: headerLinks[1]?.label ?? '' }).click();
  await expect(page).toHaveURL(headerLinks[1]?.href ?? '');
});

test('without script the browser checks and sends the form', async ({ page, database }) => {
  const name = `లక్ష్మి "&<${uniqueName()}`;
  await page.goto('/contact');
  const { fill, field, send, confirmation } = contactForm(page);
  await fill(name);
  await field('phone').fill('98480');
  await send.click();
  await expect(field('phone')).toBeFocused();
  await field('phone').fill('98480 00000');
  await field('email').fill('lakshmi@');
  await send.click();
  await expect(field('email')).toBeFocused();
  await field('email').fill('lakshmi.rao@example.com');
  await field('projectType').selectOption('');
  await send.click();
  await expect(field('projectType')).toBeFocused();
  await expect(page).toHaveURL('/contact');
  await field('projectType').selectOption('other');
  await send.click();
  await page.waitForURL('/contact?sent#confirmation');
  await expect(confirmation).toBeFocused();
  await expect(field('name')).toHaveValue('');
  const { rows } = await database.query('select from contact_forms where name = $1', [name]);
  expect(rows).toHaveLength(1);
});
