import { DatabaseUnavailableError } from '#server/transaction.ts';

/** Saves again while a busy machine's database refuses for now, as a visitor does. */
export async function insist<T>(save: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || error.mayBeDone) throw error;
    }
  }
}
