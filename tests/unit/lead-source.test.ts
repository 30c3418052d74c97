import { expect, test } from 'vitest';
import { readSource } from '#server/leads/accept.ts';
import { sourceParameters } from '#shared/visit-source.ts';

const toHeader = (source: unknown) => encodeURIComponent(JSON.stringify(source));

test('the server takes a visit’s source as the browser sends it', () => {
  const parameters = Object.keys(sourceParameters).map((field) => [field, `दिवाली-${field}`]);
  const source = {
    ...{ landingPage: '/services/bathrooms', referringHost: 'google.co.in', formPage: '/projects' },
    ...Object.fromEntries(parameters),
    ...{ gclid: 'Cj0KCQ_a-b.c', gbraid: '0AAAA', wbraid: 'Ck', fbclid: 'IwZX', msclkid: '9f' },
  };
  expect(readSource(toHeader({ ...source, extra: 'dropped' }))).toEqual(source);
});

test.each([
  ['a second line', { utmSource: 'a\r\nPhone: 1' }, { utmSource: 'a Phone: 1' }],
  ['NUL', { utmSource: 'a\0' }, { utmSource: 'a' }],
  ['text that turns around', { utmSource: '\u202Egpj' }, { utmSource: 'gpj' }],
  ['a label of a book’s length', { utmTerm: 'x'.repeat(1900) }, { utmTerm: 'x'.repeat(100) }],
  ['a path with a query', { landingPage: '/?email=a@b.in', utmSource: 'x' }, { utmSource: 'x' }],
  ['a page elsewhere', { formPage: 'https://evil.test/', utmSource: 'x' }, { utmSource: 'x' }],
  ['a host that is markup', { referringHost: '<b>', utmSource: 'x' }, { utmSource: 'x' }],
  ['a click id of two words', { gclid: 'a b', utmSource: 'x' }, { utmSource: 'x' }],
  ['a click id of 501 characters', { fbclid: 'x'.repeat(501), gclid: 'y' }, { gclid: 'y' }],
])('the server cleans a source or leaves out %s', (_what, given, read) => {
  const known = Object.entries(Object(readSource(toHeader(given)))).filter(([, value]) => value);
  expect(Object.fromEntries(known)).toEqual(read);
});

test.each([
  undefined,
  '',
  'text',
  '%',
  toHeader([]),
  toHeader({ utmSource: 5 }),
  toHeader({ landingPage: '  ' }),
  toHeader({ utmSource: 'x'.repeat(6000) }),
])('the server ignores the unusable source %j', (given) =>
  expect(readSource(given)).toBeUndefined(),
);
