import { expect, test } from 'vitest';
import {
  type ContactField,
  contactRules,
  contactSchema,
  emptyContactRequest,
} from '#shared/contact.ts';
import { insertContactSchema } from '#shared/schema.ts';
import { validRequest as valid } from '#tests/support/app.ts';

function messagesFor(request: object): Record<string, string> {
  const { error } = contactSchema.safeParse(request);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join(), message]) ?? []);
}

const required = {
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  phone: 'Phone number must be at least 10 digits',
  projectType: 'Please select a project type',
};

test.each<[keyof typeof required, unknown]>([
  ['name', ''],
  ['name', 'L'],
  ['email', ''],
  ['email', 'lakshmi rao@example.com'],
  ['phone', '984800000'],
  ['phone', 9_848_000_000],
  ['projectType', ''],
])('the %s %j gets its own message', (field, value) => {
  expect(messagesFor({ ...valid, [field]: value })).toEqual({ [field]: required[field] });
});

test('the form accepts short names, unusual emails and phone numbers', () => {
  const short = { name: 'Om', email: "o'brien+home@mail.example.in", phone: '98480-0000' };
  expect(messagesFor({ ...short, projectType: 'x' })).toEqual({});
});

test.each<[ContactField, string, number]>([
  ['name', 'Name must be at most 300 characters', 300],
  ['email', 'Email address must be at most 300 characters', 300],
  ['phone', 'Phone number must be at most 300 characters', 300],
  ['city', 'City must be at most 300 characters', 300],
  ['projectType', 'Project type must be at most 300 characters', 300],
  ['message', 'Project details must be at most 10,000 characters', 10_000],
])('the %s may be long: "%s"', (field, message, most) => {
  const labels = Array.from({ length: 30 }, () => 'x'.repeat(60)).join('.');
  const text = (length: number) =>
    field === 'email' ? `a@${labels.slice(0, length - 5)}.in` : 'మ'.repeat(length);
  expect(messagesFor({ ...valid, [field]: text(most) })).toEqual({});
  expect(messagesFor({ ...valid, [field]: text(most + 1) })).toEqual({ [field]: message });
});

test.each([
  'raj@डाटामेल.भारत',
  'raj@xn--c2bd4bq1db8d.xn--h2brj9c',
  'info@xn--11b4c3d.com',
  'a&b@firm.in',
  'sales/hyd@firm.in',
  "o'brien+home@mail.example.in",
  'lakshmi@example.com\u00a0',
  '\u2003lakshmi@example.com\n',
])('the form accepts the email %j without the spaces around it', (email) => {
  expect(contactSchema.parse({ ...valid, email }).email).toBe(email.trim());
  expect(insertContactSchema.parse({ ...valid, email }).email).toBe(email.trim());
});

test.each(['raj@firm', 'raj@.in', 'raj@firm..in', 'raj@-firm.in', 'a b@firm.in', 'राज@firm.in'])(
  'the form refuses the email %j',
  (email) => {
    expect(messagesFor({ ...valid, email })).toEqual({ email: required.email });
  },
);

test('a length counts UTF-16 code units, as the browser does', () => {
  expect(messagesFor({ ...valid, name: '🏠', phone: '🏠'.repeat(5) })).toEqual({});
  expect(Object.keys(messagesFor({ ...valid, name: '🏠'.repeat(151) }))).toEqual(['name']);
});

test('an absent, empty or null city or message becomes null', () => {
  const { city: _, message: __, ...rest } = valid;
  for (const left of [{ city: null, message: null }, {}, { city: '', message: '' }])
    expect(contactSchema.parse({ ...rest, ...left })).toEqual({
      ...rest,
      city: null,
      message: null,
    });
  const empty = { name: '', email: '', phone: '', city: null, projectType: '', message: null };
  expect(emptyContactRequest).toMatchObject(empty);
});

test('the table’s insert schema agrees with the form about its fields', () => {
  expect(Object.keys(insertContactSchema.shape).sort()).toEqual(Object.keys(contactRules).sort());
  for (const request of [valid, { ...valid, city: undefined, message: '' }, {}, { email: 'x' }]) {
    const [form, server] = [contactSchema, insertContactSchema].map((s) => s.safeParse(request));
    expect(server?.data).toEqual(form?.data);
    expect(server?.error?.issues.map(({ message }) => message)).toEqual(
      form?.error?.issues.map(({ message }) => message),
    );
  }
});
