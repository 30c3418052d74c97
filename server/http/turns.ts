import PQueue from 'p-queue';
import { HttpError } from './http-error.ts';

/**
 * How many requests of a client are at work. A second one would gain nothing. Both count in the client's row of
 * `contact_rate_limits`, so the second would wait for the first and hold a connection meanwhile.
 */
const maxAtWork = 1;
const maxWaiting = 64;
/** How long a request waits for its turn. With the 12 s of the database it stays below the form's 20 s. */
const maxWaitMs = 7000;

const tooManyAtOnce = () =>
  new HttpError(429, 'Too many requests at once. Please try again.', {
    headers: { 'Retry-After': '1' },
  });

/** Does the work when it is the client's turn. @throws HttpError 429 if the turn does not come in 7 s */
export type InTurn = <T>(clientKey: string | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * Makes the requests of one client take turns, so that nobody keeps the database from others and a crowd behind one
 * address is not refused. A request asks for its turn when its body is there, so a slow sender holds none.
 */
export function createTurns(): InTurn {
  const queues = new Map<string, PQueue>();
  return (clientKey = '', work) => {
    const queue =
      queues.get(clientKey) ??
      new PQueue({ concurrency: maxAtWork }).once('idle', () => queues.delete(clientKey));
    queues.set(clientKey, queue);
    if (queue.size >= maxWaiting) throw tooManyAtOnce();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(tooManyAtOnce()), maxWaitMs);
    const takeTurn = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(takeTurn, { signal: patience.signal });
  };
}
