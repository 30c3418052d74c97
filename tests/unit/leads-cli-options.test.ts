import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toLeadIds, toMoment, toNote } from '#server/staff/arguments.ts';
import { runCli } from '#tests/support/leads-cli.ts';

/** It is two o'clock on Saturday morning in India, and still Friday evening in Greenwich. */
const now = new Date('2026-11-20T20:30:00Z');

test.each([
  ['today', '2026-11-20T18:30:00Z'],
  ['2w', '2026-11-06T20:30:00Z'],
  ['2026-11-01', '2026-10-31T18:30:00Z'],
])('--since %s is a moment of India’s clock', (text, moment) => {
  expect(toMoment(text, now)).toEqual(new Date(moment));
});

test.each(['soon', '7', '2026-02-30', '-3d', '0d', '1m'])(
  'the program refuses --since %j',
  (text) => {
    expect(() => toMoment(text, now)).toThrow(/^It takes today/);
  },
);

test('a note is one line that cannot control a terminal', () => {
  expect(toNote(' called\u001b[2J\n ')).toBe('called [2J');
});

test('a lead that is named twice is changed once', () => {
  const ids = ['17', '18', '17'].reduce<readonly number[]>((all, id) => toLeadIds(id, all), []);
  expect(ids).toEqual([17, 18]);
});

const run = (...args: string[]) => runCli(args, { config: { DATABASE_URL: 'postgres://none' } });

test.each([
  ['a word that every object has', ['constructor']],
  ['erase with a filter', ['erase', '--email', 'a@b.in', '--search', 'pune']],
  ['erase by age and person', ['erase', '--older-than', '2y', '--phone', '9848012345']],
  ['erase without a person or an age', ['erase', '--yes']],
  ['an option in the place of a value', ['--search', '--open']],
  ['--yes without erase', ['--yes']],
  ['two formats', ['--csv', '--json']],
  ['a note without quotes', ['note', '17', 'calls', 'at', '6']],
  ['a note without words', ['note', '17']],
  ['a note without a lead', ['note', 'calls at 6']],
  ['a note of a whole page', ['note', '17', 'a'.repeat(1001)]],
  ['a lead that is no number', ['answered', '17,18']],
  ['a number beyond all leads', ['reopen', '2147483648']],
  ['an option that is not there', ['--cvs', 'leads.csv']],
])('the program refuses the command %s', async (_what, args) => {
  const { code, out, warnings } = await run(...args);
  expect([code, out]).toEqual([2, '']);
  // A reason above all the help would scroll away.
  expect(warnings).toMatch(/^error: .*\n(\(Did .*\n)?For help, run: npm run leads -- help$/);
});

test.each([
  [['--help'], 'npm run leads -- [options]'],
  [['help', 'erase'], 'npm run leads -- erase'],
])('the program shows its help after %s', async (args, usage) => {
  const { code, out } = await run(...args);
  expect(code).toBe(0);
  expect(out).toContain(`Usage: ${usage}`);
});

test('the program ends quietly when the reader of its help has gone', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const onPrint = () => Promise.reject(Object.assign(new Error(), { code: 'EPIPE' }));
  expect((await runCli(['help'], { config: {}, onPrint })).code).toBe(0);
  // Node reports a rejection after the promises of this turn.
  await setImmediate();
  expect(unhandled).not.toHaveBeenCalled();
});
