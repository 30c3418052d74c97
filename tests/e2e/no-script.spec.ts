import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { projects } from '#client/content/projects.ts';
import { routes } from '#client/routes.tsx';
import { cities } from '#shared/company.ts';
import { contactNotices } from '#shared/contact.ts';
import { canary, expect, test } from './support.ts';

const paths = routes.map(({ path }) => path);
const aCity = cities[1];
const phone = { width: 390, height: 844 };

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of paths) {
    test(`${path} can be read as a whole`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Everything the page says is in sight; what is hidden is the form's messages, not yet said.
      const unseen = await page
        .locator('main :is(h1, h2, h3, p, li, dt, dd, td, th):not([hidden])')
        .evaluateAll((all) =>
          all
            .filter(
              (element) => element.textContent?.trim() && !element.closest('details, [hidden]'),
            )
            .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
            .map((element) => element.textContent?.slice(0, 60)),
        );
      expect(unseen).toEqual([]);
    });
  }

  test('Links lead to every page', async ({ page }) => {
    const seen = new Set<string>();
    const toVisit = ['/'];
    for (const path of toVisit) {
      if (seen.has(path)) continue;
      seen.add(path);
      await page.goto(path);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href)));
      toVisit.push(...links.map(({ pathname }) => pathname));
    }
    expect([...seen].sort()).toEqual([...paths].sort());
  });

  test('The menu opens, leads on, and closes on Escape', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About',
      'Services',
      'Projects',
      'Contact',
      /^Call \+/,
      'Get Free Quote',
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('The active link is marked', async ({ page }) => {
    await page.goto('/services/bathrooms');
    const active = page.getByRole('banner').getByRole('link', { name: 'Services' });
    await expect(active).toHaveCSS('border-bottom-color', canary);
  });

  test('All projects are there, and no filter that would do nothing', async ({ page }) => {
    for (const [path, count] of [
      ['/', featuredProjects.length],
      ['/projects', projects.length],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('main li:has(> .photo-frame)')).toHaveCount(count);
      await expect(page.getByRole('button', { name: 'All Projects' })).toBeHidden();
    }
  });

  const fill = async (page: Page, name: string, message: string) => {
    await page.getByRole('textbox', { name: 'Full Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('98480 00000');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('lakshmi.rao@example.com');
    await page.getByRole('combobox', { name: 'City' }).selectOption(aCity.value);
    await page.getByRole('textbox', { name: 'Project Details' }).fill(message);
  };

  test('The form opens without any message', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Free consultation and quote' });
    await expect(form.locator('[id$="-error"]')).toHaveCount(6);
    for (const message of await form.locator('[id$="-error"], .notice').all())
      await expect(message).toBeHidden();
  });

  test('An invalid form comes back with its messages, its values and the focus, and stores nothing', async ({
    page,
    database,
    expectOnConsole,
  }) => {
    expectOnConsole(/status of 400/);
    const name = `Ravi ${randomUUID()}`;
    await page.goto('/contact');
    await fill(page, name, 'Two "rooms" & a <kitchen>\nSecond line');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('ravi@');
    await page.getByRole('button', { name: 'Send my request' }).click();

    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveAccessibleDescription(
      'Invalid email address',
    );
    await expect(page.getByRole('combobox', { name: 'Project Type' })).toHaveAccessibleDescription(
      /Please select a project type$/,
    );
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByText('Name must be at least 2 characters')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('98480 00000');
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue('ravi@');
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue(aCity.value);
    await expect(page.getByRole('textbox', { name: 'Project Details' })).toHaveValue(
      'Two "rooms" & a <kitchen>\nSecond line',
    );
    const { rows } = await database.query('select 1 from contact_forms where name = $1', [name]);
    expect(rows).toHaveLength(0);
  });

  test('A corrected form answers with the confirmation and stores the lead once, Telugu unchanged', async ({
    page,
    database,
    expectOnConsole,
  }) => {
    expectOnConsole(/status of 400/);
    const name = `లక్ష్మి ${randomUUID()}`;
    const message = 'మా ఇంటికి వంటగది కావాలి.\nరెండో అంతస్తు 🏠';
    await page.goto('/contact');
    await fill(page, name, message);
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText('Please select a project type')).toBeVisible();

    await page.getByRole('combobox', { name: 'Project Type' }).selectOption('modular-kitchen');
    await page.getByRole('button', { name: 'Send my request' }).click();
    const confirmation = page.getByRole('region', { name: 'Received' });
    await expect(confirmation).toContainText(contactNotices.sent.description);
    await expect(confirmation).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeHidden();
    await page.reload();
    await expect(confirmation).toBeVisible();
    await confirmation.getByRole('link', { name: 'Send another request' }).click();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
    await expect(confirmation).toBeHidden();

    const { rows } = await database.query(
      'select name, phone, email, city, project_type, message from contact_forms where name = $1',
      [name],
    );
    expect(rows).toEqual([
      {
        name,
        phone: '98480 00000',
        email: 'lakshmi.rao@example.com',
        city: aCity.value,
        project_type: 'modular-kitchen',
        message,
      },
    ]);
  });
});
