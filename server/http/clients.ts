import type { EventEmitter } from 'node:events';
import ipaddr from 'ipaddr.js';
import PQueue from 'p-queue';
import { HttpError } from './http-error.ts';

/** The client that limits count: an IPv4 address, or the /64 of an IPv6 address, which one household or phone owns. */
export function toClient(address: string | undefined): string | undefined {
  const bare = address?.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (bare === undefined || !ipaddr.isValid(bare)) return bare;
  // An IPv4 address within an IPv6 one comes out as itself.
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** @returns a function that counts a client's connection or request until it closes: how many are open? */
export function createOpenCount() {
  const counts = new Map<string, number>();
  const add = (client: string, change: 1 | -1) => {
    const sum = (counts.get(client) ?? 0) + change;
    if (sum > 0) counts.set(client, sum);
    else counts.delete(client);
    return sum;
  };
  return (client: string, opened: EventEmitter): number => {
    opened.once('close', () => add(client, -1));
    return add(client, 1);
  };
}

/** Two thirds of the database's connections. */
const maxAtWork = 8;
const maxWaiting = 64;
const maxWaitMs = 4800;

export const tooManyAtOnce = () =>
  new HttpError(429, 'Too many requests at once. Please try again.', {
    headers: { 'Retry-After': '1' },
  });

/** Does the work when it is the client's turn. @throws HttpError 429 when that does not come */
export type InTurn = <T>(client: string | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * Has the requests of one client take turns, so that nobody keeps the database from others and a crowd behind one
 * address is not refused. What asks for its turn has its body: what does not arrive holds none.
 */
export function createTurns(): InTurn {
  const queues = new Map<string, PQueue>();
  return (client = '', work) => {
    const queue =
      queues.get(client) ??
      new PQueue({ concurrency: maxAtWork }).once('idle', () => queues.delete(client));
    queues.set(client, queue);
    if (queue.size >= maxWaiting) throw tooManyAtOnce();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(tooManyAtOnce()), maxWaitMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(begin, { signal: patience.signal });
  };
}
