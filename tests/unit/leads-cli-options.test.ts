import { expect, test } from 'vitest';
import { parseCommand, UsageError } from '#server/leads-cli/options.ts';
import { parseSince } from '#server/leads-cli/since.ts';

/** Two o'clock in the night of Saturday in India; still Friday evening in Greenwich. */
const now = new Date('2026-11-20T20:30:00Z');

test.each([
  ['today', '2026-11-20T18:30:00Z'],
  ['yesterday', '2026-11-19T18:30:00Z'],
  ['30m', '2026-11-20T20:00:00Z'],
  ['12h', '2026-11-20T08:30:00Z'],
  ['7d', '2026-11-13T20:30:00Z'],
  ['2 W', '2026-11-06T20:30:00Z'],
  ['2026-11-01', '2026-10-31T18:30:00Z'],
  ['2026-11-01 14:30', '2026-11-01T09:00:00Z'],
])('--since %s is a moment of India’s clock', (text, moment) => {
  expect(parseSince(text, now)).toEqual(new Date(moment));
});

test.each(['', 'soon', '7', '7 years', '2026-02-30', '2026-13-01', '21/11/2026', '-3d'])(
  '--since %j is refused',
  (text) => {
    expect(parseSince(text, now)).toBeUndefined();
    expect(() => parseCommand([`--since=${text}`], now)).toThrow(/^--since takes today/);
  },
);

test('without a command it lists the newest 20 leads', () => {
  const filter = { since: undefined, city: undefined, type: undefined, search: undefined };
  expect(parseCommand([])).toEqual({ name: 'list', filter: { ...filter, limit: 20 } });
  expect(parseCommand(['list'])).toEqual(parseCommand([]));
});

test('files hold all leads that pass the filter, not the newest 20', () => {
  expect(parseCommand(['--csv', 'leads.csv', '--city', 'pune'])).toMatchObject({
    name: 'csv',
    file: 'leads.csv',
    filter: { city: 'pune', limit: undefined },
  });
  expect(parseCommand(['--json', '--limit', '5'])).toMatchObject({
    name: 'json',
    filter: { limit: 5 },
  });
});

test('erase takes a phone number, an address or both', () => {
  expect(parseCommand(['erase', '--phone', '98480 12345', '--yes'])).toEqual({
    name: 'erase',
    person: { phone: '98480 12345', email: undefined },
    yes: true,
  });
  expect(parseCommand(['erase', '--email', 'a@b.in'])).toMatchObject({
    person: { email: 'a@b.in' },
    yes: false,
  });
});

test.each([
  ['an option that there is not', ['--town', 'pune']],
  ['a word that there is not', ['delete']],
  ['erase without a person', ['erase']],
  ['erase with an empty address', ['erase', '--email', ' ']],
  ['erase with a filter', ['erase', '--email', 'a@b.in', '--city', 'pune']],
  ['a list with a person', ['--phone', '9848012345']],
  ['--yes without erase', ['--yes']],
  ['two formats', ['--csv', 'leads.csv', '--json']],
  ['a table without a file', ['--csv', '']],
  ['a limit of nothing', ['--limit', '0']],
  ['a backup without a file', ['backup']],
  ['a test of the notices with a word', ['test-notice', 'mail']],
  ['a restore of two files', ['restore', 'a.json', 'b.json']],
  ['a backup with a filter', ['backup', 'a.json', '--since', 'today']],
])('%s is refused', (_what, args) => {
  expect(() => parseCommand(args, now)).toThrow(UsageError);
});

test('--help and help explain every command', () => {
  expect(parseCommand(['--help'])).toEqual({ name: 'help' });
  expect(parseCommand(['help'])).toEqual({ name: 'help' });
});
