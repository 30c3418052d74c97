import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactRateLimits, fromNow, siteSecrets } from '#server/database/schema.ts';
import { HttpError } from '#server/http/http-error.ts';

/** Requests above the limit are marked as possible spam. Above this many times the limit they are refused. */
const refusedAbove = 10;

/**
 * Counts a request in the database, for all replicas. Resolves to true if the client is above its limit. Above ten
 * times the limit it throws HttpError 429, which undoes the transaction.
 * @param max the requests in ten minutes, which begin with the client's first one. With 0 there is no limit
 */
export async function countRequest(
  tx: NodePgDatabase,
  max: number,
  clientKey: string | undefined,
): Promise<boolean> {
  if (max === 0 || clientKey === undefined) return false;
  const windowEnd = fromNow('10 minutes');
  const isRunning = sql`stored.window_ends_at > now()`;
  // If an operator has deleted the secret, nothing is inserted, and the lead is stored without being counted.
  const { rows } = await tx.execute<{ requests: number; secondsLeft: number }>(sql`
    insert into ${contactRateLimits} as stored (client, requests, window_ends_at)
    select substring(sha256(value || convert_to(${clientKey}, 'UTF8')) for 16), 1, ${windowEnd}
    from ${siteSecrets} where name = 'client-addresses'
    on conflict (client) do update set
      requests = case when ${isRunning} then stored.requests + 1 else 1 end,
      window_ends_at = case when ${isRunning} then stored.window_ends_at else ${windowEnd} end
    returning requests,
      greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as "secondsLeft"`);
  const { requests = 0, secondsLeft = 1 } = rows[0] ?? {};
  if (requests > max * refusedAbove) {
    const headers = { 'Retry-After': `${secondsLeft}` };
    throw new HttpError(429, 'Too many requests. Please try again later.', { headers });
  }
  return requests > max;
}
