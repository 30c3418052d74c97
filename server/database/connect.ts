import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedClient } from '#server/database/embedded/client.ts';
import { OperatorError } from '#server/operator-error.ts';

/** The database may be starting beside the site. */
const patienceMs = 30_000;

/** Refused logins and missing databases. */
const isFinal = (code: string | undefined) => /^(28|3D)/.test(code ?? '');

/**
 * Opens one connection, and waits for a database that does not answer yet. @throws OperatorError, without the password
 * @param config with a `connectionString`, or the embedded database's address
 */
export async function connect(
  config: pg.ClientConfig,
  log: (message: string) => void,
  waitMs = patienceMs,
  signal?: AbortSignal,
): Promise<pg.Client> {
  const Client = config.connectionString ? pg.Client : EmbeddedClient;
  const deadline = Date.now() + waitMs;
  for (let tries = 0; ; tries++) {
    const client = new Client({
      application_name: 'website start',
      connectionTimeoutMillis: 5000,
      ...config,
    });
    // Unheard, a connection that breaks would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.end().catch(() => {});
      const { code, message } = error as NodeJS.ErrnoException;
      const place = `the database "${client.database}" at ${client.host}:${client.port}`;
      // Of a host with several addresses there is only a code.
      const reason = message || code;
      if (isFinal(code) || Date.now() > deadline) {
        const hint = config.connectionString ? ' Check DATABASE_URL.' : '';
        const fault = `Cannot open ${place} as user "${client.user}": ${reason}.${hint}`;
        throw new OperatorError(fault, { cause: error });
      }
      if (tries === 0) log(`Waiting for ${place}: ${reason}.`);
      await sleep(500, undefined, signal && { signal });
    }
  }
}
