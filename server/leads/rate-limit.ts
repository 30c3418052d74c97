import { randomBytes } from 'node:crypto';
import { gt, sql } from 'drizzle-orm';
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

export class RateLimitedError extends Error {
  override name = 'RateLimitedError';

  /** @param retryAfterSeconds whole seconds, at least 1 */
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests.');
  }
}

/**
 * Returns a function that counts a request in the database, for all replicas. It resolves to true if the client is above
 * its limit. Above ten times the limit it throws RateLimitedError, which undoes the transaction.
 */
export function createRequestCounter({ max, windowSeconds }: RateLimit) {
  const { client, requests, windowEndsAt } = windows;
  const newWindowEnd = sql`now() + make_interval(secs => ${windowSeconds})`;
  const isOpen = gt(windowEndsAt, sql`now()`);
  let secret: Buffer | undefined;

  return async (tx: NodePgDatabase, address: string | undefined): Promise<boolean> => {
    if (max === 0 || address === undefined) return false;
    // If the secret is gone, count in this process alone rather than refuse the lead.
    secret ??= (await findSecret(tx, 'client-addresses')) ?? randomBytes(32);
    const hash = Buffer.from(sign(secret, address), 'base64url').subarray(0, 16);
    const [current] = await tx
      .insert(windows)
      .values({ client: hash, requests: 1, windowEndsAt: newWindowEnd })
      .onConflictDoUpdate({
        target: client,
        set: {
          requests: sql`case when ${isOpen} then ${requests} + 1 else 1 end`,
          windowEndsAt: sql`case when ${isOpen} then ${windowEndsAt} else ${newWindowEnd} end`,
        },
      })
      .returning({
        requests,
        secondsLeft: sql<number>`greatest(1, ceil(extract(epoch from ${windowEndsAt} - now())))::int`,
      });
    const { requests: count, secondsLeft } = current ?? { requests: 0, secondsLeft: 1 };
    if (count > max * refusedAbove) throw new RateLimitedError(secondsLeft);
    return count > max;
  };
}
