import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { adviceOn, type Cause, isLasting, wordsOf } from '#server/base/database-faults.ts';
import type { Log } from '#server/base/logger.ts';
import { OperatorError } from '#server/base/operator-error.ts';

export interface ConnectOptions {
  readonly log?: Log;
  /** How long to try again. By default 30 s, because the database may be starting together with the site. */
  readonly waitMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Opens one connection, and waits for a database that does not respond yet. The signal also closes an open
 * connection.
 * @param config with a `connectionString`, or the address of the embedded database
 * @throws OperatorError without the password, or the reason of the signal
 */
export async function connect(
  config: pg.ClientConfig,
  { log = () => {}, waitMs = 30_000, signal }: ConnectOptions = {},
): Promise<pg.Client> {
  const deadline = Date.now() + waitMs;
  let socket: Socket | undefined;
  signal?.addEventListener('abort', () => socket?.destroy(), { once: true });
  for (let tries = 0; ; tries++) {
    signal?.throwIfAborted();
    const stream = new Socket();
    socket = stream;
    const client = new pg.Client({
      application_name: 'website start',
      connectionTimeoutMillis: 10_000,
      stream: () => stream,
      ...config,
    });
    // Without a listener, a connection that breaks would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      // `end` would wait for a database that says nothing.
      stream.destroy();
      signal?.throwIfAborted();
      const target = `the database "${client.database}" at ${client.host}:${client.port}`;
      const words = wordsOf(error as Cause);
      if (isLasting(error) || Date.now() >= deadline) {
        const advice = config.connectionString
          ? ` ${adviceOn(error) ?? 'Check DATABASE_URL.'}`
          : '';
        const fault = `Cannot open ${target} as user "${client.user}": ${words}.${advice}`;
        throw new OperatorError(fault, { cause: error });
      }
      if (tries === 0) log(`Waiting for ${target}: ${words}.`);
      await sleep(500, undefined, { signal }).catch(() => {});
    }
  }
}
