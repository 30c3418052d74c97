import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { company } from '#shared/company.ts';
import { shownAddress } from '#shared/company-shape.ts';
import { contactNotices } from '#shared/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { appReady, expect, test } from './support.ts';

const aCity = formOptions.city[2] ?? { value: '', label: '' };

test.describe.configure({ timeout: 60_000 });

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
    'select email, phone, city, project_type, message from contact_forms where name = $1',
    [name],
  );
  expect(rows).toEqual([
    {
      email: 'meena@example.com',
      phone: '98480 00000',
      city: aCity.value,
      project_type: 'bathroom',
      message: 'One bathroom\nand a balcony',
    },
  ]);
});

test('The menu and the privacy notice open and close with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await tabTo(page, 'Menu', 3);
  await keyboard.press('Space');
  await tabTo(page, 'Contact', 5);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, 'About your details', 12);
  const details = page.getByText(company.email).first();
  await keyboard.press('Enter');
  await expect(details).toBeVisible();
  await keyboard.press('Enter');
  await expect(
    page.getByRole('group').filter({ hasText: 'About your details' }),
  ).not.toHaveAttribute('open');
});

test('The contact page is walked to a sent lead in the accessibility tree alone', async ({
  page,
  database,
}) => {
  const name = `Farah ${randomUUID()}`;
  await page.goto('/contact');
  await appReady(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "${contact.hero.title}" [level=1]
      - link "Fill in the form"
      - link "Call ${company.phone}"
      - region "${contact.process.title}":
        - heading "${contact.process.title}" [level=2]
        - list:
          - listitem:
            - heading "Free Consultation" [level=3]
          - listitem:
            - heading "3D Design & Quote" [level=3]
          - listitem:
            - heading "Project Execution" [level=3]
      - form "Free consultation and quote":
        - heading "Free consultation and quote" [level=2]
        - textbox "Full Name"
        - textbox "Phone Number"
        - textbox "Email Address"
        - combobox "City"
        - combobox "Project Type"
        - textbox "Project Details"
        - paragraph: /agree that we use these details/
        - group: About your details
        - button "Send my request"
      - region "Get In Touch":
        - heading "Get In Touch" [level=2]
        - list:
          - listitem:
            - 'link "Call: ${company.phone}"'
          - listitem:
            - 'link "Email: ${company.email}"'
          - listitem:
            - 'link "Open map: ${shownAddress(company.address)}"'
        - heading "Office hours, ${company.address.area}" [level=3]
  `);

  const form = page.getByRole('form', { name: 'Free consultation and quote' });
  await form.getByRole('button', { name: 'Send my request' }).click();
  await expect(form).toMatchAriaSnapshot(`
    - form:
      - textbox "Full Name" [invalid]
      - textbox "Phone Number" [invalid]
      - textbox "Email Address" [invalid]
      - combobox "City"
      - combobox "Project Type" [invalid]
      - textbox "Project Details"
  `);
  const required = { 'Full Name': name, 'Phone Number': '98480 00000' };
  for (const [field, value] of Object.entries(required))
    await form.getByRole('textbox', { name: field }).fill(value);
  await form.getByRole('textbox', { name: 'Email Address' }).fill('farah@example.com');
  await form.getByRole('combobox', { name: 'Project Type' }).selectOption('complete-home');
  await form.getByRole('button', { name: 'Send my request' }).click();

  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  const { title, description } = contactNotices.sent;
  await expect(region).toMatchAriaSnapshot(`
    - region "Notifications (F8)":
      - list:
        - listitem:
          - text: ${title} ${description}
          - button "Close"
  `);
  const { rows } = await database.query('select project_type from contact_forms where name = $1', [
    name,
  ]);
  expect(rows).toEqual([{ project_type: 'complete-home' }]);
});
