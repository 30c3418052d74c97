import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { contact } from '#client/content/contact-page.ts';
import { frameLabels } from '#client/content/navigation.ts';
import type { ContactField } from '#shared/contact.ts';

const { choices, labels, submit, submitting, confirmation, title } = contact.form;

/** A name no other test's lead has. */
export const uniqueName = () => `Lakshmi ${randomUUID()}`;

/** The consultation form as a visitor finds it, by its own words. */
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
    /** What stands above the form once a request is sent. */
    confirmation: page.getByRole('region', { name: confirmation.title, exact: true }),
    call: form.getByRole('link', { name: frameLabels.callNumber }),
    notifications: region,
    toast: (text: string) => region.getByRole('listitem').filter({ hasText: text }),
    /** Fills in what is required. */
    async fill(name = 'Lakshmi Rao') {
      await field('name').fill(name);
      await field('phone').fill('98480 00000');
      await field('email').fill('lakshmi.rao@example.com');
      await field('projectType').selectOption('bathroom');
    },
  };
}
