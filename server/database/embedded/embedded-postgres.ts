import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#server/start-error.ts';
import { databaseHost, databaseName, databaseUser } from './home.ts';
import { stop } from './postmaster.ts';
import { type Cluster, type PrepareOptions, prepareCluster } from './prepare.ts';
import { type Running, type StartClusterOptions, startCluster } from './start-cluster.ts';

export interface EmbeddedPostgresOptions extends PrepareOptions, StartClusterOptions {
  /** Called when the database has come back on another port. */
  readonly onPortChange?: (port: number) => void;
}

/**
 * The PostgreSQL server that belongs to a data folder. While this object is open it holds the folder,
 * by a lock on a connection of its own; when that connection breaks, the server is started again.
 */
export class EmbeddedPostgres {
  readonly #cluster: Cluster;
  readonly #options: EmbeddedPostgresOptions;
  readonly #closing = new AbortController();
  #running: Running;
  /** Unsettled while the server is away: then another copy of the site may have taken the folder. */
  #revival: Promise<void> | undefined;

  private constructor(cluster: Cluster, options: EmbeddedPostgresOptions, running: Running) {
    this.#cluster = cluster;
    this.#options = options;
    this.#running = running;
    this.#watch();
  }

  /**
   * Prepares the data folder and starts its server.
   *
   * @throws StartError when the folder cannot be used or another copy of the site uses it.
   */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const cluster = await prepareCluster(options);
    const running = await startCluster(cluster, options);
    const server = new EmbeddedPostgres(cluster, options, running);
    try {
      const known = 'select from pg_database where datname = $1';
      const { rowCount } = await running.client.query(known, [databaseName]);
      if (rowCount === 0) await running.client.query(`create database ${databaseName}`);
      return server;
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  /** How to connect; the port may change after `onPortChange`. */
  get connection() {
    return {
      host: databaseHost,
      port: this.#running.port,
      user: databaseUser,
      password: this.#cluster.password,
      database: databaseName,
    };
  }

  get passwordFile(): string {
    return this.#cluster.home.passwordFile;
  }

  /** Where all of the database's files are. */
  get folder(): string {
    return this.#cluster.home.folder;
  }

  /** Stops the server and releases the folder. Takes at most about 7 s, and never rejects. */
  async close(): Promise<void> {
    this.#closing.abort(new StartError('The site is closing.'));
    await Promise.race([this.#revival, sleep(2000, undefined, { ref: false })]);
    if (this.#revival) return;
    // With the lock still held: else another start could take a server that is about to stop.
    await stop(this.#cluster).catch((error: Error) => {
      this.#options.log(`The database was not stopped; the next start does so. ${error.message}`);
    });
    const ended = this.#running.client.end().catch(() => {});
    await Promise.race([ended, sleep(1000, undefined, { ref: false })]);
  }

  #watch(): void {
    this.#running.client.once('end', () => {
      if (!this.#closing.signal.aborted) this.#revival = this.#revive();
    });
  }

  async #revive(): Promise<void> {
    const { log, onPortChange } = this.#options;
    const { signal } = this.#closing;
    log('The database has stopped. Restarting it.');
    for (let waitMs = 250; !signal.aborted; waitMs = Math.min(2 * waitMs, 5000)) {
      try {
        const { port } = this.#running;
        this.#running = await startCluster(this.#cluster, { ...this.#options, signal });
        this.#revival = undefined;
        this.#watch();
        if (this.#running.port !== port) onPortChange?.(this.#running.port);
        log('The database is running again.');
        return;
      } catch (error) {
        if (!signal.aborted) log((error as Error).message);
        await sleep(waitMs, undefined, { signal }).catch(() => {});
      }
    }
  }
}
