import { DatabaseUnavailableError } from './leads.ts';

/**
 * The outcome of `work`, or no longer than `milliseconds` of waiting for it. The work itself goes on.
 *
 * @throws DatabaseUnavailableError when the time is over.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const giveUp = () =>
      reject(new DatabaseUnavailableError('The database did not answer in time'));
    timer = setTimeout(giveUp, milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
