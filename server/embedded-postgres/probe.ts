import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseHost, databaseUser } from './home.ts';
import type { Cluster } from './prepare.ts';

/**
 * What answers on a port. `ours`: this cluster's server, with an open connection to its database
 * `postgres`. `starting`: a server that is starting or stopping. `silent`: something that takes
 * connections and says nothing, such as a frozen server. `other`: nothing, or not this cluster.
 */
export type Probe =
  | { readonly state: 'ours'; readonly client: pg.Client }
  | { readonly state: 'starting' | 'silent' | 'other' };

/** SQLSTATE cannot_connect_now: the server starts, recovers or stops. */
const cannotConnectNow = '57P03';

/** A server that runs answers within this time, on a busy machine too. */
const answerMs = 2000;

/** Asks a port who is there. Never rejects; answers within about 4 s. */
export async function probe({ home, password }: Cluster, port: number): Promise<Probe> {
  const client = new pg.Client({
    host: databaseHost,
    port,
    user: databaseUser,
    password,
    database: 'postgres',
    application_name: 'website start',
    connectionTimeoutMillis: answerMs,
    // For what the caller does with it later: making a database takes long on a slow disk.
    query_timeout: 60_000,
    ssl: false,
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
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === cannotConnectNow) return { state: 'starting' };
    return { state: /timeout/i.test(message) ? 'silent' : 'other' };
  }
}
