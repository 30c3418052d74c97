import { expect, test } from 'vitest';
import { readSource } from '#server/leads/accept.ts';
import { noSource } from '#shared/visit-source.ts';

const toHeader = (source: unknown) => encodeURIComponent(JSON.stringify(source));

test('a visit’s source is taken as it was sent', () => {
  const source = {
    ...{ landingPage: '/services/bathrooms', referringHost: 'google.co.in', formPage: '/projects' },
    ...{ utmSource: 'google ads', utmMedium: 'cpc', utmCampaign: 'दिवाली 2026' },
  };
  expect(readSource(toHeader({ ...source, extra: 'dropped' }))).toEqual(source);
});

test.each([
  ['a line of its own', { utmSource: 'a\r\nPhone: 1' }, { utmSource: 'a Phone: 1' }],
  ['NUL', { utmSource: 'a\0' }, { utmSource: 'a' }],
  ['text that turns around', { utmSource: '\u202Egpj' }, { utmSource: 'gpj' }],
  ['a label of a book’s length', { utmSource: 'x'.repeat(1900) }, { utmSource: 'x'.repeat(100) }],
  ['a path with a query', { landingPage: '/?email=a@b.in', utmSource: 'x' }, { utmSource: 'x' }],
  ['a page elsewhere', { formPage: 'https://evil.test/', utmSource: 'x' }, { utmSource: 'x' }],
  ['a host that is markup', { referringHost: '<b>', utmSource: 'x' }, { utmSource: 'x' }],
])('of a source, %s is cleaned or left out', (_what, given, read) => {
  expect(readSource(toHeader(given))).toEqual({ ...noSource, ...read });
});

test.each([
  undefined,
  '',
  'text',
  '%',
  toHeader([]),
  toHeader({ utmSource: 5 }),
  toHeader({ landingPage: '  ' }),
  toHeader({ utmSource: 'x'.repeat(2000) }),
])('of %j nothing is kept, and the lead is not refused', (given) =>
  expect(readSource(given)).toBeUndefined(),
);
