import { randomBytes } from 'node:crypto';
import { and, gt, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactRateLimits as windows } from '#server/database/schema.ts';
import { findSecret, sign } from '#server/database/secrets.ts';

/** How many requests a client may make in a window that begins with its first; 0: no limit. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Above its limit a client is marked, above so many times that it is refused. */
const refusedAbove = 10;

/** A site or a provider's pool has a /48 of IPv6 with many a /64 in it. */
const networkFactor = 3;

export class RateLimitedError extends Error {
  override name = 'RateLimitedError';

  /** @param retryAfterSeconds whole seconds, at least 1 */
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests.');
  }
}

/** "2001:db8:0:" of "2001:db8:0:1::/64"; undefined of an IPv4 address. */
const toNetwork = (client: string) => /^(?:[\da-f]+:){3}(?=[\da-f]+::\/64$)/.exec(client)?.[0];

/**
 * The limit, counted in the database for all replicas: one more request of the client, are there too many? Above ten
 * times as many it throws RateLimitedError, for the transaction to be undone.
 */
export function createRateLimit({ max, windowSeconds }: RateLimit) {
  const { client, requests, windowEndsAt } = windows;
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
  // A clock that was set back leaves windows that end later than any can: they are over, too. Not `now()`, the
  // start of this transaction: one that began after it may have opened the window meanwhile.
  const lastEnd = sql`clock_timestamp() + make_interval(secs => ${windowSeconds})`;
  const isOpen = and(gt(windowEndsAt, sql`now()`), lte(windowEndsAt, lastEnd));
  let secret: Buffer | undefined;

  return async (tx: NodePgDatabase, address: string | undefined): Promise<boolean> => {
    if (max === 0 || address === undefined) return false;
    // A limit of this process alone is better than a lead refused.
    secret ??= (await findSecret(tx, 'client-addresses')) ?? randomBytes(32);
    const key = secret;
    const hash = (text: string) => Buffer.from(sign(key, text), 'base64url').subarray(0, 16);
    const network = toNetwork(address);
    const limits = [{ client: hash(address), max }];
    if (network) limits.push({ client: hash(network), max: max * networkFactor });
    const counted = await tx
      .insert(windows)
      .values(limits.map(({ client }) => ({ client, requests: 1, windowEndsAt: ends })))
      .onConflictDoUpdate({
        target: client,
        set: {
          requests: sql`case when ${isOpen} then ${requests} + 1 else 1 end`,
          windowEndsAt: sql`case when ${isOpen} then ${windowEndsAt} else ${ends} end`,
        },
      })
      .returning({
        requests,
        left: sql<number>`greatest(1, ceil(extract(epoch from ${windowEndsAt} - now())))::int`,
      });
    for (const [i, { requests, left }] of counted.entries()) {
      if (requests > (limits[i]?.max ?? 0) * refusedAbove) throw new RateLimitedError(left);
    }
    return counted.some(({ requests }, i) => requests > (limits[i]?.max ?? 0));
  };
}
