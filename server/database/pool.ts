import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedClient } from '#server/database/embedded/client.ts';
import { type Queue, waitIn } from '#server/queue.ts';

// Together under 5 s: a visitor sees a failure within that time.
const connectMs = 2000;
const queryMs = 2500;
// The server cancels a statement first: nothing is stored after its sender was told that it failed.
const statementMs = 2000;
/** Opened at the start: whoever takes all others of the database leaves these to leads. */
const size = 12;
const reopenMs = 250;

/** Who waits for a connection. */
const queues = new WeakMap<pg.Pool, Queue<pg.PoolClient>>();

/**
 * Opens a fixed number of connections to the database; `takeConnection` gives one of them. One that
 * breaks is opened again in the background, and so is one that could not be had at the start.
 *
 * @param config with a `connectionString`, or the embedded database's address
 */
export async function openPool(
  config: pg.PoolConfig,
  log: (message: string) => void,
): Promise<pg.Pool> {
  const pool = new pg.Pool({
    ...config,
    ...(config.connectionString ? {} : { Client: EmbeddedClient }),
    min: size,
    max: size,
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
  const queue: Queue<pg.PoolClient> = [];
  queues.set(pool, queue);
  // The pool says so before the connection is idle.
  pool.on('release', () => queueMicrotask(() => isFree(pool) && queue.shift()?.(pool.connect())));
  await open(pool, size);
  keepOpen(pool);
  return pool;
}

const isFree = (pool: pg.Pool) => pool.idleCount > pool.waitingCount;

/** Opens so many more connections. @returns whether it could */
async function open(pool: pg.Pool, missing: number): Promise<boolean> {
  // Idle ones are handed out first.
  const asked = Array.from({ length: pool.idleCount + missing }, async () =>
    (await pool.connect()).release(),
  );
  return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled');
}

function keepOpen(pool: pg.Pool): void {
  let isOpening = false;
  const reopen = async () => {
    if (isOpening) return;
    isOpening = true;
    // While the database refuses, one is enough to ask for.
    for (let most = size; pool.totalCount < size && !pool.ending; ) {
      most = (await open(pool, Math.min(most, size - pool.totalCount))) ? size : 1;
      await sleep(reopenMs, undefined, { ref: false });
    }
    isOpening = false;
  };
  pool.on('remove', reopen);
  reopen();
}

/**
 * Takes one of the open connections, or waits for it 2 s at most. The pool by itself would open another
 * one meanwhile, which a database without a free one refuses, and with it the request.
 */
export async function takeConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  const queue = queues.get(pool);
  if (!queue || (queue.length === 0 && isFree(pool))) return pool.connect();
  const refusal = () => new Error('timeout exceeded when trying to connect');
  // More could not be served before their deadline.
  return waitIn(queue, { most: 1000, ms: connectMs, refusal });
}

/** Waits for queries under way, which end by their own timeouts. */
export async function endPool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(3000, undefined, { ref: false })]);
}
