import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailableError } from '#server/base/database-unavailable.ts';

/**
 * Saves again for two minutes while the database of a busy machine refuses, as a visitor does. With `mayRepeat` it also
 * saves again if the work may have been done.
 */
export async function insist<T>(save: () => Promise<T>, mayRepeat = false): Promise<T> {
  for (const deadline = Date.now() + 120_000; ; await sleep(100)) {
    try {
      return await save();
    } catch (error) {
      const isForNow = error instanceof DatabaseUnavailableError && (mayRepeat || !error.mayBeDone);
      if (!isForNow || Date.now() > deadline) throw error;
    }
  }
}
