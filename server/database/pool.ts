import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedClient } from '#server/database/embedded/client.ts';

// Together under 5 s: a visitor sees a failure within that time.
const connectMs = 2000;
const queryMs = 2500;
// The server cancels a statement first: nothing is stored after its sender was told that it failed.
const statementMs = 2000;
/** Connections that stay open: whoever takes all others of the database leaves these to leads. */
const keptOpen = 4;

/**
 * Connections to the database that are opened on demand and never waited for long.
 *
 * @param config with a `connectionString`, or the embedded database's address
 */
export function createPool(config: pg.PoolConfig, log: (message: string) => void): pg.Pool {
  const pool = new pg.Pool({
    min: keptOpen,
    ...config,
    ...(config.connectionString ? {} : { Client: EmbeddedClient }),
    application_name: 'website',
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    keepAlive: true,
    // Ends on the server what this side no longer waits for. Not sent with the connection's start,
    // because poolers such as PgBouncer refuse that; one that shares connections between transactions
    // sets it for all of them in time.
    onConnect: (client) => client.query(`set statement_timeout = ${statementMs}`),
  });
  let lastLog = 0;
  // All idle connections break at once: one line reports it.
  pool.on('error', (error) => {
    if (Date.now() - lastLog > 1000) log(`A connection to the database broke: ${error.message}.`);
    lastLog = Date.now();
  });
  return pool;
}

/** Opens the connections that stay open, while they can be had. */
export async function fillPool(pool: pg.Pool): Promise<void> {
  const opening = Array.from({ length: keptOpen }, () => pool.connect());
  for (const result of await Promise.allSettled(opening)) {
    if (result.status === 'fulfilled') result.value.release();
  }
}

/** Waits for queries under way, which end by their own timeouts. */
export async function endPool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(3000, undefined, { ref: false })]);
}
