import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { contact } from '#client/content/contact-page.ts';
import { frameLabels } from '#client/content/navigation.ts';
import type { ContactField } from '#shared/contact.ts';

const { choices, labels, submit, submitting, confirmation, title } = contact.form;

/** Returns a name that no other test's lead has. */
export const uniqueName = () => `Lakshmi ${randomUUID()}`;

/** Returns the parts of the consultation form, found by their words as a visitor finds them. */
export function contactForm(page: Page) {
  const field = (name: ContactField) =>
    page.getByRole(name in choices ? 'combobox' : 'textbox', {
      name: labels[name],
      exact: true,
    });
  const form = page.getByRole('form', { name: title });
  const region = page.getByRole('region', { name: /notifications/i });
  return {
    form,
    field,
    send: page.getByRole('button', { name: submit, exact: true }),
    sending: page.getByRole('button', { name: submitting, exact: true }),
    /** The confirmation above the form after a request is sent. */
    confirmation: page.getByRole('region', { name: new RegExp(`^${confirmation.title}`) }),
    call: form.getByRole('link', { name: frameLabels.callNumber }),
    notifications: region,
    toast: (text: string) => region.getByRole('listitem').filter({ hasText: text }),
    /** Fills in the required fields. It finds them by their ids, because a translation changes their names. */
    async fill(name = 'Lakshmi Rao') {
      await page.locator('#name').fill(name);
      await page.locator('#phone').fill('98480 00000');
      await page.locator('#email').fill('lakshmi.rao@example.com');
      await page.locator('#projectType').selectOption('bathroom');
    },
  };
}
