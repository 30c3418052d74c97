import { expect, test } from 'vitest';
import { parseCommand, parseMoment, UsageError } from '#server/staff/usage.ts';

/** Two o'clock in the night of Saturday in India; still Friday evening in Greenwich. */
const now = new Date('2026-11-20T20:30:00Z');

test.each([
  ['today', '2026-11-20T18:30:00Z'],
  ['yesterday', '2026-11-19T18:30:00Z'],
  ['30m', '2026-11-20T20:00:00Z'],
  ['2 W', '2026-11-06T20:30:00Z'],
  ['2026-11-01', '2026-10-31T18:30:00Z'],
  ['2026-11-01 14:30', '2026-11-01T09:00:00Z'],
])('--since %s is a moment of India’s clock', (text, moment) => {
  expect(parseMoment('since', text, now)).toEqual(new Date(moment));
});

test.each(['', 'soon', '7', '2026-02-30', '-3d'])('--since %j is refused', (text) => {
  expect(() => parseCommand([`--since=${text}`], now)).toThrow(/^--since takes today/);
});

test.each([
  [[], { name: 'list', csv: false }],
  [
    ['--csv', 'leads.csv', '--city', 'pune', '--limit', '5'],
    { name: 'list', csv: true, file: 'leads.csv', filter: { city: 'pune', limit: 5 } },
  ],
  [['--json', '--open'], { name: 'list', json: true, filter: { isOpen: true } }],
  [['erase', '--phone', '98480 12345', '--yes'], { phone: '98480 12345', yes: true }],
  [['erase', '--email', 'a@b.in'], { name: 'erase', email: 'a@b.in', yes: false }],
  [['backup', 'a.json'], { name: 'backup', file: 'a.json' }],
  [
    ['answered', '17', '18', '--note', ' called\u001b[2J\n '],
    { name: 'answered', ids: [17, 18], note: 'called [2J' },
  ],
  [['erase', '-h'], { name: 'help' }],
])('%j is understood', (args, command) => {
  expect(parseCommand(args, now)).toMatchObject(command);
});

test.each([
  ['an option that there is not', ['--town', 'pune']],
  ['a word that every object has', ['constructor']],
  ['erase with a filter', ['erase', '--email', 'a@b.in', '--city', 'pune']],
  ['erase by age and person', ['erase', '--older-than', '2y', '--phone', '9848012345']],
  ['an age of nothing', ['erase', '--older-than', '0d']],
  ['a list with a person', ['--phone', '9848012345']],
  ['--yes without erase', ['--yes']],
  ['two formats', ['--csv', 'leads.csv', '--json']],
  ['a limit of nothing', ['--limit', '0']],
  ['a backup without a file', ['backup']],
  ['a backup with a filter', ['backup', 'a.json', '--since', 'today']],
  ['a restore of two files', ['restore', 'a.json', 'b.json']],
  ['an answer to nobody', ['answered']],
  ['a lead that is no number', ['answered', '17,18']],
  ['a number beyond all leads', ['reopen', '2147483648']],
  ['a note of a book’s length', ['answered', '17', '--note', 'x'.repeat(1001)]],
])('%s is refused', (_what, args) => {
  expect(() => parseCommand(args, now)).toThrow(UsageError);
});
