import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { appReady, expect, test } from './support.ts';

const aCity = formOptions.city[2] ?? { value: '', label: '' };

/** What has the focus, as it is called. */
const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until what has the focus is called this; nothing may be skipped by other means. */
async function tabTo(page: Page, name: string | RegExp, atMost: number): Promise<void> {
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab');
    const label = await focused(page).evaluate((element) => {
      const labels = (element as HTMLInputElement).labels ?? [];
      const text = element.getAttribute('aria-label') ?? labels[0]?.textContent;
      return (text ?? element.textContent ?? '').trim();
    });
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`${name} was not reached with ${atMost} presses of Tab`);
}

test('The contact page is walked from its top to a sent lead with the keyboard alone', async ({
  page,
  database,
}) => {
  const name = `Meena ${randomUUID()}`;
  const { keyboard } = page;
  await page.goto('/contact');
  await appReady(page);

  await keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Skip to content');
  await keyboard.press('Enter');
  await tabTo(page, 'Fill in the form', 1);
  await keyboard.press('Enter');
  await tabTo(page, 'Full Name*', 1);
  // Sent too early: the messages appear, and the focus is on the first field that needs attention.
  await keyboard.type('M');
  await keyboard.press('Enter');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Full Name');
  await expect(focused(page)).toHaveAccessibleDescription('Name must be at least 2 characters');

  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(name);
  await tabTo(page, 'Phone Number*', 1);
  await keyboard.type('98480 00000');
  await tabTo(page, 'Email Address*', 1);
  await keyboard.type('meena@example.com');
  await tabTo(page, 'City', 1);
  await keyboard.type(aCity.label.slice(0, 4));
  await tabTo(page, 'Project Type*', 1);
  const places = formOptions.projectType.findIndex(({ value }) => value === 'bathroom') + 1;
  for (let place = 0; place < places; place++) await keyboard.press('ArrowDown');
  await tabTo(page, 'Project Details', 1);
  await keyboard.type('One bathroom');
  await keyboard.press('Enter');
  await keyboard.type('and a balcony');
  await tabTo(page, 'Send my request', 2);
  await keyboard.press('Space');

  const success = page.getByRole('listitem').filter({ hasText: 'Success!' });
  await expect(success).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName(contact.form.confirmation.title);
  await keyboard.press('F8');
  await tabTo(page, 'Close', 3);
  await keyboard.press('Enter');
  await expect(success).toBeHidden();

  const { rows } = await database.query(
    'select email, city, project_type, message from contact_forms where name = $1',
    [name],
  );
  const message = 'One bathroom\nand a balcony';
  const email = 'meena@example.com';
  expect(rows).toEqual([{ email, city: aCity.value, project_type: 'bathroom', message }]);
});
