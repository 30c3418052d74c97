import type { RequestHandler } from 'express';
import { type Queue, type QueueBounds, waitIn } from '#server/queue.ts';
import { HttpError } from './http-error.ts';
import { toClient } from './request.ts';

/** As many requests as one client may have connections: more only come through a proxy. */
const maxOpen = 256;
/** How many of a client's requests are worked on at once: two thirds of the database's connections. */
const maxAtWork = 8;
const bounds: QueueBounds = {
  most: 64,
  ms: 4800,
  refusal: () =>
    new HttpError(429, 'Too many requests at once. Please try again.', {
      headers: { 'Retry-After': '1' },
    }),
};

/** One client's requests: all that are open, those that are worked on, and those that wait. */
interface Line {
  open: number;
  atWork: number;
  readonly waiting: Queue<void>;
}

/** Does the work when it is the client's turn. */
export type InTurn = <T>(client: string | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * Has the requests of one client take turns, over all its connections and however a proxy bundles them:
 * nobody keeps the database from others, and a crowd behind one address waits instead of being refused.
 * A request waits once its body is there; what does not arrive holds no turn.
 *
 * @returns `bound`, which refuses what one client has open beyond any use, and `inTurn`; both refuse
 * with HttpError 429
 */
export function createTurns(): { readonly bound: RequestHandler; readonly inTurn: InTurn } {
  const lines = new Map<string, Line>();
  const find = (client: string) => {
    const line = lines.get(client) ?? { open: 0, atWork: 0, waiting: [] };
    lines.set(client, line);
    return line;
  };
  const forgetEmpty = (client: string, { open, atWork }: Line) => {
    if (open + atWork === 0) lines.delete(client);
  };
  return {
    bound({ ip }, response, next) {
      const client = toClient(ip) ?? '';
      const line = find(client);
      line.open += 1;
      response.once('close', () => {
        line.open -= 1;
        forgetEmpty(client, line);
      });
      next(line.open > maxOpen ? bounds.refusal() : undefined);
    },
    async inTurn(client = '', work) {
      const line = find(client);
      if (line.atWork < maxAtWork) line.atWork += 1;
      else await waitIn(line.waiting, bounds);
      try {
        return await work();
      } finally {
        // Whoever waits takes the turn over.
        const next = line.waiting.shift();
        if (next) next();
        else line.atWork -= 1;
        forgetEmpty(client, line);
      }
    },
  };
}
