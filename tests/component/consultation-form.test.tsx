import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConsultationForm } from '#client/consultation/consultation-form.tsx';
import { contact } from '#client/content/contact.ts';
import { type ContactField, honeypotField, maxLengths } from '#shared/contact.ts';

const { labels } = contact.form;
const role = (name: ContactField) =>
  name === 'city' || name === 'projectType' ? 'combobox' : 'textbox';
const field = (name: ContactField) => screen.getByRole(role(name), { name: labels[name] });

/** Sends a filled-in form; resolves to the request. */
async function sendFilled(): Promise<Record<string, unknown>> {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = userEvent.setup();
  await user.type(field('name'), 'Lakshmi Rao');
  await user.type(field('phone'), '98480 00000');
  await user.type(field('email'), 'lakshmi.rao@example.com');
  await user.selectOptions(field('projectType'), 'other');
  await user.click(screen.getByRole('button', { name: contact.form.submit }));
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  return JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
}

test('the trap for bots is out of reach of people, and what it holds goes along', async () => {
  const { container } = render(<ConsultationForm />);
  const trap = container.querySelector<HTMLInputElement>(`[name=${honeypotField}]`);
  if (!trap) throw new Error('the form has no trap');
  expect(screen.queryByRole('textbox', { name: contact.form.trap })).toBeNull();
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  trap.value = 'https://spam.example';
  expect((await sendFilled())[honeypotField]).toBe(trap.value);
});

test('required fields carry an asterisk, phones get the right keyboards, a field takes no more than the server', () => {
  const { container } = render(<ConsultationForm />);
  const required = ['name', 'phone', 'email', 'projectType'] as const;
  for (const name of Object.keys(labels) as ContactField[]) {
    const label = container.querySelector(`label[for=${name}]`)?.textContent;
    expect(label).toBe(labels[name] + (required.some((one) => one === name) ? '*' : ''));
    if (role(name) === 'textbox')
      expect(field(name).getAttribute('maxlength')).toBe(String(maxLengths[name]));
  }
  const hints = (['name', 'phone', 'email'] as const).map((name) => [
    field(name).getAttribute('autocomplete'),
    field(name).getAttribute('inputmode'),
  ]);
  expect(hints).toEqual([
    ['name', null],
    ['tel', 'tel'],
    ['email', 'email'],
  ]);
  expect(field('message').getAttribute('rows')).toBe('4');
});
