import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, isIPv6, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/database/database.ts';
import { findSecret } from '#server/database/secrets.ts';
import { createHttpServer } from '#server/http/listener.ts';
import { type ServePages, servePages } from '#server/http/pages.ts';
import { loadSite } from '#server/http/site-files.ts';
import { createFollowLink } from '#server/leads/answer-link.ts';
import { createChannels } from '#server/leads/channels.ts';
import { createNotifier, type Timing } from '#server/leads/notifier.ts';
import { startPurging } from '#server/leads/purge.ts';
import { createSentLinks } from '#server/leads/sent-links.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { company } from '#shared/company.ts';
import { factFaults } from '#shared/company-check.ts';
import { isPlaceholder } from '#shared/company-shape.ts';
import { announce } from './announce.ts';
import { type Config, contactRateWindowSeconds } from './config.ts';
import { createLogger, type Logger } from './logger.ts';
import { OperatorError } from './operator-error.ts';

/** What development and tests set otherwise than production does. */
export interface StartOptions {
  readonly publicFolder?: string;
  /** Serves the pages instead of the built site. */
  readonly pages?: ServePages;
  readonly logger?: Logger;
  /** Where links in notices lead; default: the company's address, once it is filled in. */
  readonly origin?: string;
  readonly timing?: Timing;
  readonly signal?: AbortSignal;
}

/** For requests and notices under way once shutdown begins. */
const graceMs = 5000;
/** For all of the shutdown. */
const endMs = 9000;

const besideBundle = join(import.meta.dirname, '../public');

async function listen(server: Server, { host, port }: Config): Promise<number> {
  // A connection that finds the queue full tries again only after a second.
  server.listen({ port, host, backlog: 4096 });
  await once(server, 'listening').catch(({ message }: Error) => {
    const advice = 'Stop what uses it, or set another PORT or HOST: PORT=3001 npm start';
    throw new OperatorError(`Port ${port} of ${host} cannot be used: ${message}. ${advice}`);
  });
  return (server.address() as AddressInfo).port;
}

function toUrl(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Opens the database and puts the site together. @throws OperatorError; nothing is left running then */
export async function createSite(config: Config, options: StartOptions = {}) {
  const faults = factFaults();
  if (faults.length > 0) throw new OperatorError(faults.join('\n'));
  const logger = options.logger ?? createLogger(config);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log: (message, level = 'info') => logger[level](message),
    signal: options.signal,
  });
  try {
    const channels = createChannels(config);
    const rateLimit = { max: config.contactRateLimit, windowSeconds: contactRateWindowSeconds };
    const origin = options.origin ?? (isPlaceholder(company.origin) ? undefined : company.origin);
    const { publicFolder = besideBundle, timing } = options;
    const notifier = createNotifier({ db: database.db, channels, logger, origin, timing });
    const leads = createLeadStore(database, {
      rateLimit,
      notify: channels.map(({ name }) => name),
      onSaved: notifier.wake,
    });
    // Without the database's own key the addresses are this process's alone.
    const secret = (await findSecret(database.db, 'sent-pages')) ?? randomBytes(32);
    const sentLinks = createSentLinks(secret);
    const { listener, isProxy } = createApp({
      leads,
      sentLinks,
      followLink: createFollowLink(database),
      isReady: () => database.isReady(),
      logger,
      pages: options.pages ?? servePages(await loadSite(publicFolder), sentLinks.isValid),
      trustProxy: config.trustProxy,
      siteOrigin: company.origin,
    });
    notifier.start();
    const stopPurging = startPurging(database.db, logger);
    /** @param drained when no request is under way any more */
    const close = async (drained?: Promise<void>) => {
      stopPurging();
      const late = sleep(endMs, undefined, { ref: false });
      await Promise.all([drained, notifier.stop(graceMs)]);
      await Promise.race([database.close(), late]);
    };
    return {
      listener,
      isProxy,
      close,
      announcement: (url: string) => announce(url, database, config),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export type Site = Awaited<ReturnType<typeof createSite>>;

/** Opens the site and listens. `close` finishes requests under way, within 9 s. @throws OperatorError as `createSite` does */
export async function startServer(config: Config, options: StartOptions = {}) {
  // What is wrong here is found before a database is made or opened.
  const trial = createServer((socket) => socket.destroy());
  await listen(trial, config);
  trial.close();
  const site = await createSite(config, options);
  try {
    const { server, drain } = createHttpServer(site.listener, site);
    const url = toUrl(config.host, await listen(server, config));
    return { announcement: site.announcement(url), close: () => site.close(drain(graceMs)) };
  } catch (error) {
    await site.close();
    throw error;
  }
}
