import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConsultationForm } from '#client/consultation/consultation-form.tsx';
import { contact } from '#client/content/contact-page.ts';
import { currentToasts } from '#client/notifications/toast-store.ts';
import {
  type ContactField,
  contactNotices,
  emptyContactRequest,
  honeypotField,
  maxLengths,
} from '#shared/contact.ts';

const tellAdSystems = vi.hoisted(() => vi.fn());
vi.mock('#client/consent/consent.ts', () => ({ tellAdSystems }));

const { choices, labels } = contact.form;
const field = (name: ContactField) =>
  document.querySelector(`form [name=${name}]`) as HTMLInputElement;

/** Fills in the required fields and sends the form. */
function send() {
  const filled = { name: 'Lakshmi Rao', phone: '98480 00000', email: 'lakshmi.rao@example.com' };
  for (const [name, value] of Object.entries({ ...filled, projectType: 'other' }))
    fireEvent.input(field(name as ContactField), { target: { value } });
  fireEvent.click(screen.getByText(contact.form.submit));
}

test('the form sends all values that a program filled in', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { container } = render(<ConsultationForm />);
  const trap = container.querySelector<HTMLInputElement>(`[name=${honeypotField}]`);
  expect(screen.queryByRole('textbox', { name: contact.form.trap })).toBeNull();
  expect(trap).toMatchObject({ tabIndex: -1, autocomplete: 'off' });
  Object.assign(trap ?? {}, { value: 'https://spam.example' });
  Object.assign(field('message'), { value: 'A kitchen' });
  send();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const sent = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
  expect(sent).toMatchObject({
    city: null,
    message: 'A kitchen',
    [honeypotField]: 'https://spam.example',
  });
  expect(Object.keys(sent)).toEqual([...Object.keys(emptyContactRequest), honeypotField]);
});

test('a form left while sending waits on return and then empties', async () => {
  let respond: (response: Response) => void = () => {};
  const fetched = vi.fn<typeof fetch>(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { unmount } = render(<ConsultationForm />);
  send();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  unmount();
  render(<ConsultationForm />);
  expect(screen.getByText(contact.form.submitting)).toHaveProperty('disabled', true);
  expect(field('name')).toMatchObject({ value: 'Lakshmi Rao', readOnly: true });
  respond(new Response(null, { status: 201 }));
  await waitFor(() => expect(field('name')).toMatchObject({ value: '', readOnly: false }));
  expect(fetched).toHaveBeenCalledOnce();
});

test('a stored request stays stored if a tag for ads throws', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 201 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const thrown: unknown[] = [];
  vi.stubGlobal('queueMicrotask', (run: () => void) => {
    try {
      run();
    } catch (error) {
      thrown.push(error);
    }
  });
  tellAdSystems.mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  render(<ConsultationForm />);
  send();
  await waitFor(() => expect(thrown).toHaveLength(1));
  expect(currentToasts()).toMatchObject([contactNotices.sent]);
});

test('each field has its asterisk, keyboard and greatest length', () => {
  const { container } = render(<ConsultationForm />);
  for (const name of Object.keys(labels) as ContactField[]) {
    const label = container.querySelector(`label[for=${name}]`)?.textContent;
    const isRequired = ['name', 'phone', 'email', 'projectType'].includes(name);
    expect(label).toBe(labels[name] + (isRequired ? '*' : ''));
    if (!(name in choices)) expect(field(name)).toMatchObject({ maxLength: maxLengths[name] });
  }
  expect(field('name')).toMatchObject({ autocomplete: 'name', inputMode: '' });
  expect(field('phone')).toMatchObject({ autocomplete: 'tel', inputMode: 'tel' });
  expect(field('email')).toMatchObject({ autocomplete: 'email', inputMode: 'email' });
  expect(field('message')).toMatchObject({ rows: 4 });
});
