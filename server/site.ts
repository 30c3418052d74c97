import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/base/config.ts';
import { createLogger, type Log, type Logger } from '#server/base/logger.ts';
import { openDatabase } from '#server/database/database.ts';
import { servePages } from '#server/http/pages.ts';
import { createChannels } from '#server/leads/channels.ts';
import { createNotifier, type Timing } from '#server/leads/notifier.ts';
import { startPurging } from '#server/leads/purge.ts';
import { createReadiness } from '#server/leads/readiness.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { company } from '#shared/company.ts';
import { isPlaceholder } from '#shared/placeholders.ts';
import { announce } from './announcement.ts';

/** Options of development and tests. */
export interface SiteOptions {
  readonly publicFolder?: string;
  /** Serves the pages instead of the built site. */
  readonly pages?: RequestHandler;
  readonly logger?: Logger;
  /** The origin of links in notices. By default it is the company's address, as soon as that is filled in. */
  readonly origin?: string;
  readonly timing?: Timing;
  readonly signal?: AbortSignal;
}

/** The times of a shutdown, from its start. */
export const shutdownMs = {
  /** Requests and notices under way are cut off. */
  cutOff: 5000,
  /** The database is closed even if one of them has not ended. A frozen database would hold a notice for 12 s. */
  closeDatabase: 5500,
  /** The process ends with 1. */
  giveUp: 9500,
};

const besideBundle = join(import.meta.dirname, '../public');

/** Opens the database and connects the site's parts. @throws OperatorError, after it has stopped everything */
export async function createSite(config: Config, options: SiteOptions = {}) {
  const logger = options.logger ?? createLogger(config);
  const log: Log = (message, level = 'info') => logger[level](message);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    connections: config.DATABASE_CONNECTIONS,
    log,
    signal: options.signal,
  });
  try {
    const channels = createChannels(config);
    const rateLimit = { max: config.CONTACT_RATE_LIMIT, windowSeconds: 600 };
    const origin = options.origin ?? (isPlaceholder(company.origin) ? undefined : company.origin);
    const { publicFolder = besideBundle, timing } = options;
    const notifier = createNotifier({ db: database.db, channels, logger, origin, timing });
    const { saveLead } = createLeadStore(database, {
      rateLimit,
      channels: channels.map(({ name }) => name),
      onSaved: notifier.wake,
    });
    const listener = createApp({
      saveLead,
      pool: database.pool,
      failedChannels: notifier.failedChannels,
      onChanged: notifier.wake,
      isReady: createReadiness(database.pool, log),
      logger,
      pages: options.pages ?? (await servePages(publicFolder)),
      trustProxy: config.TRUST_PROXY,
    });
    notifier.start();
    const stopPurging = startPurging(database.db, logger);
    /** @param drained resolves when no request is under way */
    const close = async (drained?: Promise<void>) => {
      stopPurging();
      const startedAt = performance.now();
      const finish = async () => {
        // The notifier is last, because requests under way may store leads.
        await drained;
        await notifier.stop(shutdownMs.cutOff - (performance.now() - startedAt));
      };
      await Promise.race([finish(), sleep(shutdownMs.closeDatabase, undefined, { ref: false })]);
      await database.close();
    };
    return {
      listener,
      close,
      announcement: (url: string) => announce(url, database, channels, config.warnings),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export type Site = Awaited<ReturnType<typeof createSite>>;
