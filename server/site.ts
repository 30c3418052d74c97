import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { RequestHandler } from 'express';
import type { Config } from '#server/base/config.ts';
import { createLogger, type Logger } from '#server/base/logger.ts';
import { openDatabase } from '#server/database/database.ts';
import { servePages } from '#server/http/pages.ts';
import { createChannels } from '#server/leads/channels.ts';
import { startNotifier, type Timing } from '#server/leads/notifier.ts';
import { startPurging } from '#server/leads/purge.ts';
import { createReadiness } from '#server/leads/readiness.ts';
import { createSaveLead } from '#server/leads/store.ts';
import { company } from '#shared/company.ts';
import { isPlaceholder } from '#shared/placeholders.ts';
import { composeAnnouncement } from './announcement.ts';
import { createApp } from './app.ts';

/** Options of development and tests. */
export interface SiteOptions {
  /** Makes the handler of the pages. By default it serves the built site. */
  readonly loadPages?: () => RequestHandler | Promise<RequestHandler>;
  readonly logger?: Logger;
  /** The origin of links in notices. By default it is the company's address, as soon as that is filled in. */
  readonly origin?: string;
  readonly timing?: Timing;
  readonly signal?: AbortSignal;
}

/**
 * The times of a shutdown, from its start. Closing takes half a second at most, and with the embedded database 3 s, of
 * which its server has 2 s to stop. So even then everything has ended after 8.5 s. A server that needs longer is left
 * running, and the next start takes it over.
 */
export const shutdownMs = {
  /** Requests and notices under way are cut off. */
  cutOff: 5000,
  /** The database is closed even if one of them has not ended. A frozen database would hold a notice for 12 s. */
  closeDatabase: 5500,
  /** The process ends with 1. Most hosts kill it after 10 s. */
  giveUp: 9500,
};

/** Serves the folder beside the bundle. */
const loadBuiltPages = () => servePages(join(import.meta.dirname, '../public'));

/** Opens the database and connects the site's parts. @throws OperatorError, after it has stopped everything */
export async function createSite(config: Config, options: SiteOptions = {}) {
  const { logger = createLogger(config), loadPages = loadBuiltPages, timing, signal } = options;
  const origin = options.origin ?? (isPlaceholder(company.origin) ? undefined : company.origin);
  const channels = createChannels(config);
  const pages = await loadPages();
  // Opening the database is the last thing that may fail, so nothing has to be stopped then.
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    connections: config.DATABASE_CONNECTIONS,
    log: (message) => logger.info(message),
    signal,
  });
  const { pool } = database;
  const db = drizzle(pool);
  const notifier = startNotifier({ db, channels, logger, origin, timing });
  const saveLead = createSaveLead(database, {
    rateLimit: config.CONTACT_RATE_LIMIT,
    channels: channels.map(({ name }) => name),
    onSaved: notifier.wake,
  });
  const listener = createApp({
    saveLead,
    pool,
    failedChannels: notifier.failedChannels,
    onChanged: notifier.wake,
    isReady: createReadiness(pool, logger),
    logger,
    pages,
    trustProxy: config.TRUST_PROXY,
  });
  const stopPurging = startPurging(db, logger);
  return {
    listener,
    /** @param drain ends the requests under way, at the latest when the signal comes */
    async close(drain = async (_cutOff: AbortSignal) => {}) {
      stopPurging();
      const cutOff = AbortSignal.timeout(shutdownMs.cutOff);
      // Requests under way may store leads, so the notifier stops after the last one.
      const ended = drain(cutOff).then(() => notifier.stop(cutOff));
      await Promise.race([ended, sleep(shutdownMs.closeDatabase, undefined, { ref: false })]);
      await database.close();
    },
    announcement: (url: string) => composeAnnouncement(url, database, channels, config.warnings),
  };
}

export type Site = Awaited<ReturnType<typeof createSite>>;
