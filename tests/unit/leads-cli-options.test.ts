import { expect, test } from 'vitest';
import { parseCommand, parseMoment, UsageError } from '#server/staff/usage.ts';

/** It is two o'clock on Saturday morning in India, and still Friday evening in Greenwich. */
const now = new Date('2026-11-20T20:30:00Z');

test.each([
  ['today', '2026-11-20T18:30:00Z'],
  ['2 W', '2026-11-06T20:30:00Z'],
  ['2026-11-01', '2026-10-31T18:30:00Z'],
  ['2026-11-01 14:30', '2026-11-01T09:00:00Z'],
])('--since %s is a moment of India’s clock', (text, moment) => {
  expect(parseMoment('since', text, now)).toEqual(new Date(moment));
});

test.each(['soon', '7', '2026-02-30', '-3d'])('--since %j is refused', (text) => {
  expect(() => parseCommand([`--since=${text}`], now)).toThrow(/^--since takes today/);
});

test('a note is one line that cannot control a terminal', () => {
  const answered = ['answered', '17', '18', '17', '--note', ' called\u001b[2J\n '];
  expect(parseCommand(answered, now)).toMatchObject({ ids: [17, 18], note: 'called [2J' });
});

test('erase asks unless the command has --yes', () => {
  const erase = ['erase', '--email', 'a@b.in'];
  expect(parseCommand(erase, now)).toMatchObject({ name: 'erase', yes: false });
});

test('note takes the numbers of leads and then its words', () => {
  const note = parseCommand(['note', '17', '18', '6 pm'], now);
  expect(note).toMatchObject({ ids: [17, 18], note: '6 pm', notReached: false });
});

test.each([
  ['a word that every object has', ['constructor']],
  ['erase with a filter', ['erase', '--email', 'a@b.in', '--city', 'pune']],
  ['erase by age and person', ['erase', '--older-than', '2y', '--phone', '9848012345']],
  ['an age of nothing', ['erase', '--older-than', '0d']],
  ['an age in minutes, which looks like months', ['erase', '--older-than', '1m']],
  ['erase without a person or an age', ['erase', '--yes']],
  ['an option without its value', ['--city', '']],
  ['--yes without erase', ['--yes']],
  ['two formats', ['--csv', 'leads.csv', '--json']],
  ['a backup without a file', ['backup']],
  ['an answer to nobody', ['answered']],
  ['a note without quotes', ['note', '17', 'calls', 'at', '6']],
  ['a note without words', ['note', '17', '18']],
  ['a note without a lead', ['note', 'calls at 6']],
  ['a note of a whole page', ['note', '17', 'a'.repeat(1001)]],
  ['a lead that is no number', ['answered', '17,18']],
  ['a number beyond all leads', ['reopen', '2147483648']],
  ['an option that is not there', ['--cvs', 'leads.csv']],
  ['a negative limit', ['--limit', '-3']],
])('the program refuses the command %s', (_what, args) => {
  expect(() => parseCommand(args, now)).toThrow(UsageError);
  // A reason above all the help would scroll away.
  expect(() => parseCommand(args, now)).not.toThrow('\n');
});

test.each([['help'], ['--help'], ['help', 'erase'], ['erase', '-h']])(
  'the program shows its help after %s',
  (...args) => {
    expect(parseCommand(args).name).toBe('help');
  },
);
