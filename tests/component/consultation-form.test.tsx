import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ConsultationForm } from '#client/consultation/consultation-form.tsx';
import { currentToasts } from '#client/notifications/toast-store.ts';
import { contactNotices } from '#shared/contact.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers every request by hand; gives the requests made. */
function stubServer() {
  const answers: ((response: Response) => void)[] = [];
  const fetched = vi.fn<typeof fetch>(() => new Promise((resolve) => answers.push(resolve)));
  vi.stubGlobal('fetch', fetched);
  return {
    requests: () =>
      fetched.mock.calls.map(([path, init]) => ({
        path,
        body: JSON.parse(String(init?.body)),
        headers: [...new Headers(init?.headers).keys()],
      })),
    answer: async (status: number) => {
      await waitFor(() => expect(answers).not.toHaveLength(0));
      answers.shift()?.(new Response('{}', { status }));
    },
  };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fillRequired(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/full name/i), 'Lakshmi Rao');
  await user.type(field(/phone number/i), '98480 00000');
  await user.type(field(/email address/i), 'lakshmi.rao@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: /project type/i }), 'bathroom');
}

const submit = () => screen.getByRole('button', { name: /send my request|sending/i });

test('Submitting an empty form shows each message under its field and focuses the first', async () => {
  const user = userEvent.setup();
  render(<ConsultationForm />);
  await user.click(submit());
  const expected = [
    [/full name/i, 'Name must be at least 2 characters'],
    [/phone number/i, 'Phone number must be at least 10 digits'],
    [/email address/i, 'Invalid email address'],
  ] as const;
  for (const [name, message] of expected) {
    await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));
    const descriptions = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(descriptions.at(-1) ?? '')?.textContent).toBe(message);
  }
  expect(screen.getByText('Please select a project type')).toBeTruthy();
  expect(document.activeElement).toBe(field(/full name/i));
});

test('A message disappears once its field is corrected', async () => {
  const user = userEvent.setup();
  render(<ConsultationForm />);
  await user.click(submit());
  await screen.findByText('Invalid email address');
  await user.type(field(/email address/i), 'a@example.in');
  expect(screen.queryByText('Invalid email address')).toBeNull();
  expect(field(/email address/i).getAttribute('aria-invalid')).toBeNull();
});

test('An invalid form is not sent', async () => {
  const server = stubServer();
  const user = userEvent.setup();
  render(<ConsultationForm />);
  await user.click(submit());
  await screen.findByText('Invalid email address');
  expect(server.requests()).toEqual([]);
});

test('The body has exactly the six fields, with null for an untouched city and message', async () => {
  const server = stubServer();
  const user = userEvent.setup();
  render(<ConsultationForm />);
  await fillRequired(user);
  await user.click(submit());
  await server.answer(201);
  expect(server.requests()).toMatchObject([
    {
      path: '/api/contact',
      body: {
        name: 'Lakshmi Rao',
        email: 'lakshmi.rao@example.com',
        phone: '98480 00000',
        city: null,
        projectType: 'bathroom',
        message: null,
      },
    },
  ]);
  expect(Object.keys(server.requests()[0]?.body)).toHaveLength(6);
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Success!'));
});

test("While sending, the button reads 'Sending...' and is disabled; success resets the form, and a confirmation stands in its place", async () => {
  const server = stubServer();
  const user = userEvent.setup();
  render(<ConsultationForm />);
  await fillRequired(user);
  await user.type(field(/project details/i), 'మా ఇల్లు, मेरा घर 🏠');
  await user.click(submit());
  await waitFor(() => expect(submit().textContent).toBe('Sending...'));
  expect((submit() as HTMLButtonElement).disabled).toBe(true);
  await server.answer(201);
  const confirmation = await screen.findByRole('region', { name: 'Received' });
  await waitFor(() => expect(document.activeElement).toBe(confirmation));
  expect(screen.queryByRole('button', { name: /send my request/i })).toBeNull();
  expect(currentToasts()).toMatchObject([contactNotices.sent]);

  await user.click(screen.getByRole('link', { name: 'Send another request' }));
  expect(screen.queryByRole('region', { name: 'Received' })).toBeNull();
  expect(submit().textContent).toBe('Send my request');
  expect((field(/full name/i) as HTMLInputElement).value).toBe('');
  expect((field(/project details/i) as HTMLTextAreaElement).value).toBe('');
});

test('A failure keeps every value and says so in a destructive notification', async () => {
  const server = stubServer();
  const user = userEvent.setup();
  render(<ConsultationForm />);
  await fillRequired(user);
  await user.click(submit());
  await server.answer(500);
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ variant: 'destructive', ...contactNotices.failed }]),
  );
  expect((field(/full name/i) as HTMLInputElement).value).toBe('Lakshmi Rao');
  expect((submit() as HTMLButtonElement).disabled).toBe(false);
  // The notification goes; beneath the form the ways that need none stay.
  expect(screen.getByRole('link', { name: /^call \+/i }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(/wa\.me/);
});

test('Trying again after a failure sends the very same request, without a key of its own', async () => {
  const server = stubServer();
  const user = userEvent.setup();
  render(<ConsultationForm />);
  await fillRequired(user);
  for (const status of [503, 500, 201]) {
    await user.click(submit());
    await server.answer(status);
    if (status !== 201) await waitFor(() => expect(submit().textContent).toBe('Send my request'));
  }
  const [first, second, third] = server.requests();
  expect(first?.headers).toEqual(['content-type']);
  expect([second, third]).toEqual([first, first]);
});

test('The trap for bots is out of reach of people, and what it holds goes along', async () => {
  const server = stubServer();
  const user = userEvent.setup();
  const { container } = render(<ConsultationForm />);
  const trap = container.querySelector<HTMLInputElement>('[name=website]');
  if (!trap) throw new Error('the form has no trap');
  expect(screen.queryByRole('textbox', { name: /leave this empty/i })).toBeNull();
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  trap.value = 'https://spam.example';
  await fillRequired(user);
  await user.click(submit());
  await server.answer(201);
  expect(server.requests()[0]?.body.website).toBe('https://spam.example');
});

test.each([
  ['/contact?type=smart-automation#form', 'smart-automation'],
  ['/contact?type=castle', ''],
  ['/contact', ''],
])('At %s the project type is "%s"', (address, chosen) => {
  history.replaceState(null, '', address);
  onTestFinished(() => history.replaceState(null, '', '/'));
  render(<ConsultationForm />);
  const type = screen.getByRole('combobox', { name: /project type/i }) as HTMLSelectElement;
  expect(type.value).toBe(chosen);
});

test('A field takes no more than the server does', () => {
  render(<ConsultationForm />);
  for (const name of [/full name/i, /phone number/i, /email address/i])
    expect(field(name).getAttribute('maxlength')).toBe('300');
  expect(field(/project details/i).getAttribute('maxlength')).toBe('10000');
});

test('Required fields carry an asterisk, and phones get the right keyboards', () => {
  render(<ConsultationForm />);
  for (const label of ['Full Name*', 'Phone Number*', 'Email Address*', 'Project Type*'])
    expect(
      screen.getByText(
        (_, element) => element?.tagName === 'LABEL' && element.textContent === label,
      ),
    ).toBeTruthy();
  for (const label of ['City', 'Project Details'])
    expect(
      screen.getByText(
        (_, element) => element?.tagName === 'LABEL' && element.textContent === label,
      ),
    ).toBeTruthy();
  expect(field(/full name/i).getAttribute('autocomplete')).toBe('name');
  expect(field(/phone number/i).getAttribute('autocomplete')).toBe('tel');
  expect(field(/phone number/i).getAttribute('inputmode')).toBe('tel');
  expect(field(/email address/i).getAttribute('autocomplete')).toBe('email');
  expect(field(/project details/i).getAttribute('rows')).toBe('4');
});
