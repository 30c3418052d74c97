import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describe, OperatorError } from '#server/operator-error.ts';

/** As `pg` and drizzle report it. */
const ofDatabase = (code: string, message: string) =>
  new Error('insert into contact_forms: Lakshmi Rao', {
    cause: Object.assign(new Error(message), { severity: 'ERROR', code }),
  });

test('what the operator, the system or the database has to mend is one line without what visitors wrote; a fault of ours has its trace', async () => {
  const signal = AbortSignal.abort(new OperatorError('Stopped.'));
  const brokenOff = await sleep(1, undefined, { signal }).catch((error) => error);
  expect(describe(brokenOff)).toBe('Stopped.');
  expect(describe(ofDatabase('53100', 'No space left on device'))).toBe(
    'The database refuses: No space left on device (53100).',
  );
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { syscall: 'write' });
  expect(describe(full)).toBe('The system refuses: ENOSPC: no space left on device.');
  expect(describe(new TypeError('a mistake'))).toMatch(/^TypeError: a mistake\n +at /);
});
