import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { EmbeddedClient } from './client.ts';
import { databaseHost, databaseUser } from './home.ts';
import type { Cluster } from './prepare.ts';

/**
 * What answers on a port. `ours`: this cluster's server, with an open connection to its database
 * `postgres`. `starting`: a server that is starting or stopping. `refused`: it wants another password.
 * `silent`: something that takes connections and says nothing, such as a frozen server. `other`:
 * nothing, or not this cluster.
 */
export type Probe =
  | { readonly state: 'ours'; readonly client: pg.Client }
  | { readonly state: 'starting' | 'refused' | 'silent' | 'other' };

/** By SQLSTATE: cannot_connect_now, and the two of a login that is refused. */
const states: Readonly<Record<string, 'starting' | 'refused'>> = {
  '57P03': 'starting',
  '28P01': 'refused',
  '28000': 'refused',
};

/** A server that runs answers within this time, on a busy machine too. */
const answerMs = 2000;

/** Finds out what answers on a port. Never rejects; answers within about 4 s. */
export async function probe({ home, password }: Cluster, port: number): Promise<Probe> {
  const client = new EmbeddedClient({
    host: databaseHost,
    port,
    user: databaseUser,
    password,
    database: 'postgres',
    application_name: 'website start',
    connectionTimeoutMillis: answerMs,
    // For what the caller does with it later: making a database takes long on a slow disk.
    query_timeout: 60_000,
  });
  // Without a listener, a connection that breaks while idle would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const asking = client.query('show data_directory');
    const answer = await Promise.race([asking, sleep(answerMs, undefined, { ref: false })]);
    if (!answer) throw new Error('timeout');
    const folder = answer.rows[0].data_directory;
    if ((await realpath(folder)) === (await realpath(home.cluster))) {
      return { state: 'ours', client };
    }
    await client.end();
    return { state: 'other' };
  } catch (error) {
    client.end().catch(() => {});
    const { code = '', message } = error as NodeJS.ErrnoException;
    return { state: states[code] ?? (/timeout/i.test(message) ? 'silent' : 'other') };
  }
}
