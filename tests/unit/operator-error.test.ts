import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describe, OperatorError } from '#server/operator-error.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

/** As `pg` and drizzle report it. */
const ofDatabase = (code: string, message: string) =>
  new Error('insert into contact_forms: Lakshmi Rao', {
    cause: Object.assign(new Error(message), { severity: 'ERROR', code }),
  });

test('describes an operator’s error in one line, a fault of ours with its trace', async () => {
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

test('names the folder and its owner when the system denies access', async () => {
  const folder = await makeTestFolder();
  const path = join(folder, 'postgres');
  const message = `EACCES: permission denied, mkdir '${path}'`;
  const denied = Object.assign(new Error(message), { code: 'EACCES', syscall: 'mkdir', path });
  const { uid } = await stat(folder);
  vi.spyOn(process, 'getuid').mockReturnValue(4711);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(describe(denied)).toBe(
    `The system refuses: ${message}. ${folder} belongs to ${uid === 0 ? 'root' : `user ${uid}`}, ` +
      'and this program runs as user 4711. ' +
      'Give it a folder of its own (chown 4711 FOLDER), or run it as the owner.',
  );
});
