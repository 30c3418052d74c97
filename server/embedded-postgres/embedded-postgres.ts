import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { ensureRunning, type Running } from './ensure-running.ts';
import { databaseHost, databaseName, databaseUser } from './home.ts';
import { stop } from './postmaster.ts';
import { type Cluster, type PrepareOptions, prepareCluster } from './prepare.ts';

export interface EmbeddedPostgresOptions extends PrepareOptions {
  /** Called when the database has come back on another port. */
  readonly onPortChange?: (port: number) => void;
  /** Abandons the start, with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** End the server together with this process's group; for tests. */
  readonly tied?: boolean;
}

/** Any number, the same in every version of the site: "one site per data folder". */
const folderLock = 7_201_501;
const lockPatienceMs = 3000;

/**
 * The PostgreSQL server that belongs to a data folder. While this object is open it holds the
 * folder's lock, on a connection of its own; when that connection breaks, the server is started
 * again.
 */
export class EmbeddedPostgres {
  readonly #cluster: Cluster;
  readonly #options: EmbeddedPostgresOptions;
  readonly #closing = new AbortController();
  #running: Running;
  #revival: Promise<void> | undefined;
  #holdsFolder = true;

  private constructor(cluster: Cluster, options: EmbeddedPostgresOptions, running: Running) {
    this.#cluster = cluster;
    this.#options = options;
    this.#running = running;
    this.#watch();
  }

  /**
   * Prepares the data folder, makes its server run and takes the folder's lock.
   *
   * @throws StartError when the folder cannot be used or another copy of the site uses it.
   */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const cluster = await prepareCluster(options);
    for (let tries = 1; ; tries++) {
      const running = await ensureRunning(cluster, options);
      try {
        await lockFolder(running.client, options.dataDir);
        await createDatabase(running.client);
        return new EmbeddedPostgres(cluster, options, running);
      } catch (error) {
        await running.client.end().catch(() => {});
        // The server found may have been shutting down: then this start brings up its own.
        if (error instanceof StartError || tries === 3) throw error;
      }
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

  /** Releases the folder and stops the server. Takes at most about 7 s, and never rejects. */
  async close(): Promise<void> {
    this.#closing.abort(new StartError('The site is closing.'));
    await Promise.race([this.#revival, sleep(2000, undefined, { ref: false })]);
    // With the lock still held: else another start could take a server that is about to stop.
    if (this.#holdsFolder) {
      await stop(this.#cluster).catch((error: Error) => {
        this.#options.log(
          `The database was not stopped; the next start takes it over. ${error.message}`,
        );
      });
    }
    const ended = this.#running.client.end().catch(() => {});
    await Promise.race([ended, sleep(1000, undefined, { ref: false })]);
  }

  #watch(): void {
    this.#running.client.once('end', () => {
      if (this.#closing.signal.aborted) return;
      this.#revival ??= this.#revive().finally(() => {
        this.#revival = undefined;
      });
    });
  }

  async #revive(): Promise<void> {
    const { log, onPortChange } = this.#options;
    const { signal } = this.#closing;
    log('The database has stopped. Restarting it.');
    for (let waitMs = 250; !signal.aborted; waitMs = Math.min(2 * waitMs, 5000)) {
      try {
        const running = await ensureRunning(this.#cluster, { ...this.#options, signal });
        await this.#takeOver(running);
        if (running.port !== this.#running.port) onPortChange?.(running.port);
        this.#running = running;
        this.#watch();
        log('The database is running again.');
        return;
      } catch (error) {
        if (!signal.aborted) log((error as Error).message);
        await sleep(waitMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  async #takeOver({ client }: Running): Promise<void> {
    try {
      await lockFolder(client, this.#options.dataDir);
      this.#holdsFolder = true;
    } catch (error) {
      // Another copy of the site was quicker: stopping the server is up to that one.
      this.#holdsFolder = false;
      await client.end();
      throw error;
    }
  }
}

async function lockFolder(client: pg.Client, dataDir: string): Promise<void> {
  for (const deadline = Date.now() + lockPatienceMs; Date.now() < deadline; await sleep(100)) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [folderLock]);
    if (rows[0].locked) return;
  }
  throw new StartError(
    `Another copy of the site is running on the data folder ${dataDir}. ` +
      'Stop it first, or give this one a DATA_DIR of its own.',
  );
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [
    databaseName,
  ]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}
