import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '#server/base/database-unavailable.ts';
import { OperatorError, toOperatorMessage } from '#server/base/operator-error.ts';

/** Returns an error as `pg` and drizzle report it. */
const ofDatabase = (code: string, message: string) =>
  new Error('insert into contact_forms: Lakshmi Rao', {
    cause: Object.assign(new Error(message), { severity: 'ERROR', code }),
  });

test('the message describes a cancelled wait by its reason', async () => {
  const signal = AbortSignal.abort(new OperatorError('Stopped.'));
  const cancelled = await sleep(1, undefined, { signal }).catch((error) => error);
  expect(toOperatorMessage(cancelled)).toBe('Stopped.');
});

test('the message describes a fault of the database without visitors’ texts', () => {
  expect(toOperatorMessage(ofDatabase('53100', 'No space left on device'))).toBe(
    'PostgreSQL reported: No space left on device (53100). The disk of the database is full. See docs/troubleshooting.md.',
  );
  expect(toOperatorMessage(new Error('Connection terminated unexpectedly'))).toBe(
    'Connection terminated unexpectedly. The reason is in the log of the database.',
  );
});

test('the message names the document for a code that only it explains', () => {
  const error = ofDatabase('42703', 'column "budget" does not exist');
  const [told, advice] = toOperatorMessage(error).split('(42703). ');
  expect([told, advice]).toEqual([
    'PostgreSQL reported: column "budget" does not exist ',
    'See docs/troubleshooting.md.',
  ]);
  expect(readFileSync('docs/troubleshooting.md', 'utf8')).toContain('42703');
});

test('the message says that a change may have happened before the break', () => {
  const cause = new Error('Connection terminated unexpectedly');
  expect(toOperatorMessage(new DatabaseUnavailableError(true, { cause }))).toMatch(
    /log of the database\. The change may have been made\. Look before you repeat it\.$/,
  );
  expect(toOperatorMessage(new DatabaseUnavailableError(false, { cause }))).not.toContain('may');
});

test('the message describes a fault of the operating system in one line', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { syscall: 'write' });
  expect(toOperatorMessage(full)).toBe(
    'The operating system reported: ENOSPC: no space left on device.',
  );
});

test('the message describes a bug of ours with its stack', () => {
  expect(toOperatorMessage(new TypeError('a mistake'))).toMatch(/^TypeError: a mistake\n +at /);
});
