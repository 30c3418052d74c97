import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, not, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactRateLimits as windows } from '#server/database/own-tables.ts';
import { findSecret } from '#server/database/secrets.ts';

/** How many requests a client may make in a window that begins with its first; 0: no limit. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** The client has sent too many, and nothing is done. Whole seconds, at least 1. */
export interface Limited {
  readonly outcome: 'limited';
  readonly retryAfterSeconds: number;
}

/**
 * The limit, counted in the database for all replicas.
 *
 * @returns a function that counts one more request of the client, in the transaction that it belongs
 * to, and gives undefined; or that the window is full, and then writes nothing.
 */
export function createRateLimit({ max, windowSeconds }: RateLimit) {
  const { client, requests, windowEndsAt } = windows;
  const isOpen = gt(windowEndsAt, sql`now()`);
  const isFull = and(isOpen, gte(requests, max)) as SQL;
  const left = sql<number>`greatest(1, ceil(extract(epoch from ${windowEndsAt} - now())))::int`;
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
  let secret: Buffer | undefined;

  return async (tx: NodePgDatabase, address: string | undefined): Promise<Limited | undefined> => {
    if (max === 0 || address === undefined) return undefined;
    // A limit of this process alone is better than a lead refused.
    secret ??= (await findSecret(tx, 'client-addresses')) ?? randomBytes(32);
    const hashed = createHmac('sha256', secret).update(address).digest().subarray(0, 16);
    const full = tx
      .select({ left })
      .from(windows)
      .where(and(eq(client, hashed), isFull));
    const { rowCount } = await tx
      .insert(windows)
      .select(sql`select ${hashed}::bytea, 1, ${ends} where not exists ${full}`)
      .onConflictDoUpdate({
        target: client,
        set: {
          requests: sql`case when ${isOpen} then ${requests} + 1 else 1 end`,
          windowEndsAt: sql`case when ${isOpen} then ${windowEndsAt} else ${ends} end`,
        },
        // Requests of the same moment may have filled it.
        setWhere: not(isFull),
      });
    if (rowCount === 1) return undefined;
    const [window] = await full;
    return { outcome: 'limited', retryAfterSeconds: window?.left ?? 1 };
  };
}
