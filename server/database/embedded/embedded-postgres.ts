import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '#server/operator-error.ts';
import { prepareCluster } from './cluster.ts';
import { databaseName, type Home, toConnection } from './paths.ts';
import { type EmbeddedOptions, startServer, stopServer } from './server.ts';

/** Starts a data folder's PostgreSQL, again whenever it dies, for what `open` opens on it; both close together. @throws OperatorError */
export async function startEmbedded<T extends { readonly close: () => Promise<void> }>(
  options: EmbeddedOptions,
  open: (connection: ReturnType<typeof toConnection>, home: Home) => Promise<T>,
): Promise<T> {
  const { log } = options;
  const cluster = await prepareCluster(options);
  let { client, port } = await startServer(cluster, options);
  const closing = new AbortController();
  const { signal } = closing;
  /** While the server is away, when another copy of the site may have taken the folder. */
  let revival: Promise<void> | undefined;

  const watch = () =>
    client.once('end', () => {
      if (!signal.aborted) revival = revive();
    });
  async function revive() {
    log('The database has stopped. Restarting it.');
    for (let waitMs = 250; !signal.aborted; waitMs = Math.min(2 * waitMs, 5000)) {
      try {
        // Its connections know no other port.
        ({ client } = await startServer(cluster, { ...options, signal }, port));
        revival = undefined;
        watch();
        return log('The database is running again.');
      } catch (error) {
        if (!signal.aborted) log((error as Error).message);
        await sleep(waitMs, undefined, { signal }).catch(() => {});
      }
    }
  }
  /** Takes at most about 7 s, and never rejects. */
  async function close() {
    closing.abort(new OperatorError('The site is closing.'));
    await Promise.race([revival, sleep(2000, undefined, { ref: false })]);
    if (revival) return;
    // With the lock still held: else another start could find a server that is about to stop.
    await stopServer(cluster).catch((error: Error) => {
      log(`The database was not stopped; the next start does so. ${error.message}`);
    });
    await Promise.race([client.end().catch(() => {}), sleep(1000, undefined, { ref: false })]);
  }

  watch();
  try {
    const known = 'select from pg_database where datname = $1';
    const { rowCount } = await client.query(known, [databaseName]);
    const create = { text: `create database ${databaseName}`, query_timeout: 60_000 };
    if (rowCount === 0) await client.query(create);
    const opened = await open(toConnection(port, cluster.password), cluster.home);
    return { ...opened, close: () => opened.close().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}
