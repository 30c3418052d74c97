import { randomBytes } from 'node:crypto';
import { and, gt, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactRateLimits as windows } from '#server/database/schema.ts';
import { findSecret, sign } from '#server/database/secrets.ts';

/** Limits the requests of a client in a window that begins with the first one. With 0 there is no limit. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Requests above the limit are marked as possible spam. Above this many times the limit they are refused. */
const refusedAbove = 10;

/** The limit of an IPv6 /48 is this many times higher, because a company or a provider's pool has many /64s in one. */
const networkFactor = 3;

export class RateLimitedError extends Error {
  override name = 'RateLimitedError';

  /** @param retryAfterSeconds whole seconds, at least 1 */
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests.');
  }
}

/** Returns "2001:db8:0:" for "2001:db8:0:1::/64", and undefined for an IPv4 address. */
const toNetwork = (client: string) => /^(?:[\da-f]+:){3}(?=[\da-f]+::\/64$)/.exec(client)?.[0];

/**
 * Returns a function that counts a request in the database, for all replicas. It resolves to true if the client is above
 * its limit. Above ten times the limit it throws RateLimitedError, which undoes the transaction.
 */
export function createRateLimit({ max, windowSeconds }: RateLimit) {
  const { client, requests, windowEndsAt } = windows;
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
  // Ignore windows that end too late: the clock was set back after they opened. Use clock_timestamp(), because another
  // transaction may have opened the window after this one began.
  const lastEnd = sql`clock_timestamp() + make_interval(secs => ${windowSeconds})`;
  const isOpen = and(gt(windowEndsAt, sql`now()`), lte(windowEndsAt, lastEnd));
  let secret: Buffer | undefined;

  return async (tx: NodePgDatabase, address: string | undefined): Promise<boolean> => {
    if (max === 0 || address === undefined) return false;
    // If the secret is gone, count in this process alone rather than refuse the lead.
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
