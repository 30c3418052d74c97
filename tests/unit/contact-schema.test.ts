import { expect, test } from 'vitest';
import { contactRules, contactSchema, emptyContactRequest } from '#shared/contact.ts';
import { insertContactSchema } from '#shared/schema.ts';

const valid = {
  name: 'Lakshmi Rao',
  email: 'lakshmi.rao@example.com',
  phone: '98480 00000',
  city: 'hyderabad',
  projectType: 'bathroom',
  message: 'Two bathrooms',
};

function messagesFor(request: object): Record<string, string> {
  const result = contactSchema.safeParse(request);
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

test('A whole request is valid', () => {
  expect(messagesFor(valid)).toEqual({});
});

test.each([
  ['name', '', 'Name must be at least 2 characters'],
  ['name', 'L', 'Name must be at least 2 characters'],
  ['email', '', 'Invalid email address'],
  ['email', 'lakshmi.rao@', 'Invalid email address'],
  ['email', 'lakshmi rao@example.com', 'Invalid email address'],
  ['phone', '', 'Phone number must be at least 10 digits'],
  ['phone', '984800000', 'Phone number must be at least 10 digits'],
  ['projectType', '', 'Please select a project type'],
])('The %s "%s" gets the message "%s"', (field, value, message) => {
  expect(messagesFor({ ...valid, [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['name', 'Om'],
  ['name', 'లక్ష్మి'],
  ['email', "o'brien+home@mail.example.co.in"],
  // Characters are counted, not digits.
  ['phone', '98480-0000'],
  ['phone', '+91 (0)40 1'],
  ['projectType', 'x'],
])('The %s "%s" is valid', (field, value) => {
  expect(messagesFor({ ...valid, [field]: value })).toEqual({});
});

test('A missing or wrongly typed required field gets its own message', () => {
  expect(messagesFor({})).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Invalid email address',
    phone: 'Phone number must be at least 10 digits',
    projectType: 'Please select a project type',
  });
  expect(messagesFor({ ...valid, phone: 9848000000 })).toEqual({
    phone: 'Phone number must be at least 10 digits',
  });
});

test('An untouched form has empty texts, and null for city and message', () => {
  expect(emptyContactRequest).toEqual({
    name: '',
    email: '',
    phone: '',
    city: null,
    projectType: '',
    message: null,
  });
});

test('The table’s insert schema has the six fields and judges as the form does', () => {
  expect(Object.keys(insertContactSchema.shape).sort()).toEqual(Object.keys(contactRules).sort());
  for (const request of [valid, { ...valid, city: undefined, message: '' }, {}, { email: 'x' }]) {
    const [form, server] = [contactSchema, insertContactSchema].map((s) => s.safeParse(request));
    expect(server?.data).toEqual(form?.data);
    expect(server?.error?.issues.map(({ message }) => message)).toEqual(
      form?.error?.issues.map(({ message }) => message),
    );
  }
});
