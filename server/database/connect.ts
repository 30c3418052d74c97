import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { diskFull } from '#server/error-cause.ts';
import { OperatorError } from '#server/operator-error.ts';
import { rejectAtAbort } from './reject-at-abort.ts';

export type Log = (message: string, level?: 'info' | 'error') => void;

export interface ConnectOptions {
  readonly log?: (message: string) => void;
  /** How long to try again. By default 30 s, because the database may be starting together with the site. */
  readonly waitMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Opens one connection, and waits for a database that does not respond yet.
 * @param config with a `connectionString`, or the address of the embedded database
 * @throws OperatorError without the password, or the reason of the signal
 */
export async function connect(
  config: pg.ClientConfig,
  { log = () => {}, waitMs = 30_000, signal }: ConnectOptions = {},
): Promise<pg.Client> {
  const deadline = Date.now() + waitMs;
  const aborted = rejectAtAbort(signal);
  for (let tries = 0; ; tries++) {
    const socket = new Socket();
    const client = new pg.Client({
      application_name: 'website start',
      connectionTimeoutMillis: 10_000,
      stream: () => socket,
      ...config,
    });
    // Without a listener, a connection that breaks would end the process.
    client.on('error', () => {});
    try {
      await Promise.race([client.connect(), aborted]);
      return client;
    } catch (error) {
      // `end` would wait for a database that says nothing.
      socket.destroy();
      signal?.throwIfAborted();
      const { code, message } = error as NodeJS.ErrnoException;
      const target = `the database "${client.database}" at ${client.host}:${client.port}`;
      // If a host has several addresses, the error has only a code.
      const reason = message || `${code}`;
      const cure = findCure(code, reason);
      if (cure || Date.now() >= deadline) {
        const hint = config.connectionString ? ` ${cure ?? findHint(code)}` : '';
        const fault = `Cannot open ${target} as user "${client.user}": ${reason}.${hint}`;
        throw new OperatorError(fault, { cause: error });
      }
      if (tries === 0) log(`Waiting for ${target}: ${reason}.`);
      await Promise.race([sleep(500), aborted]);
    }
  }
}

/** Returns advice on DATABASE_URL for an error that waiting does not fix. */
function findCure(code = '', reason: string): string | undefined {
  if (/no encryption|insecure|sslmode|SSL(?:\/TLS)? (?:is )?required/i.test(reason))
    return 'It demands encryption: add ?sslmode=require to DATABASE_URL.';
  if (/does not support SSL/.test(reason))
    return 'It has no encryption: add ?sslmode=disable to DATABASE_URL if nobody else can listen.';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'Its certificate names another host: use that name in DATABASE_URL.';
  if (/^(?:CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/.test(code))
    return (
      'No known authority has signed its certificate. Add the authority of the provider to DATABASE_URL ' +
      '(?sslrootcert=FILE) or to the environment (NODE_EXTRA_CA_CERTS=FILE). ?sslmode=no-verify trusts ' +
      'every certificate.'
    );
  // These classes are refused logins and missing databases.
  return /^(?:28|3D)/.test(code) ? 'Check DATABASE_URL.' : undefined;
}

/** Returns advice on a database that has not accepted a connection after the wait. Codes of class 5 are its own faults. */
function findHint(code = ''): string {
  if (code === diskFull) return 'Its disk is full (53100). See docs/troubleshooting.md.';
  if (/^5[0-9P]/.test(code))
    return `The fault is in the database and not in DATABASE_URL (${code}). See docs/troubleshooting.md.`;
  return 'Check DATABASE_URL.';
}
