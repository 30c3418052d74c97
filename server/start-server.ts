import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { company } from '#shared/company.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { type Config, contactRateWindowSeconds } from './config.ts';
import { openDatabase } from './database.ts';
import { missingMarkup } from './form-answer.ts';
import { createHttpServer, type HttpTimeouts } from './http-server.ts';
import { createLeadStore } from './leads.ts';
import { createLogger, type Logger } from './logger.ts';
import { createChannels } from './notify/channels.ts';
import { createNotifier } from './notify/notifier.ts';
import { type ServePages, servePages } from './pages.ts';
import { startPurging } from './purge.ts';
import { loadSite } from './site-files.ts';
import { StartError } from './start-error.ts';

/** What development and tests set otherwise than production does. */
export interface StartOptions {
  /** The built site; by default `dist/public` beside this code. */
  readonly publicFolder?: string;
  /** Serves the pages instead of the built site. */
  readonly pages?: ServePages;
  readonly timeouts?: HttpTimeouts;
  readonly logger?: Logger;
  /** Gives the start up, and leaves nothing running. */
  readonly signal?: AbortSignal;
}

/** A server that listens. */
export interface RunningServer {
  /** Where a browser on this machine finds it, e.g. "http://localhost:3000". */
  readonly url: string;
  /**
   * Where it is, and how leads and notices reach staff, for the operator.
   *
   * @param at where visitors find it, when that is not `url`
   */
  announcement(at?: string): string;
  /** Finishes requests under way and closes everything; takes at most 9 s, whatever hangs. */
  close(): Promise<void>;
}

/** How long requests and notices under way may take once shutdown begins. */
const graceMs = 5000;
/** How long shutdown may take in all. */
const endMs = 9000;

/** `dist/public`, seen from the bundle in `dist/server` or from the source in `server`. */
function findPublicFolder(): string {
  const folders = ['../public/', '../dist/public/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = folders.find((folder) => existsSync(`${folder}404.html`));
  if (!found) throw new StartError('The site is not built yet. Run: npm run build');
  return found;
}

interface PageSource {
  readonly pages: ServePages;
  readonly contactPage?: string | undefined;
}

async function loadBuiltPages(folder: string, logger: Logger): Promise<PageSource> {
  const site = await loadSite(folder);
  const pages = servePages(site);
  const contactPage = site.files.get('/contact')?.identity.body.toString('utf8') ?? '';
  const missing = missingMarkup(contactPage);
  if (missing.length === 0) return { pages, contactPage };
  logger.warn(`The form needs JavaScript: the contact page lacks ${missing.join(', ')}.`);
  return { pages };
}

function listen(server: Server, { host, port }: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`,
        EACCES: `Port ${port} needs special rights. Choose a port from 1024 up: PORT=3000 npm start`,
      };
      const reason =
        reasons[error.code ?? ''] ?? `Cannot listen on ${host}, port ${port} (${error.code}).`;
      reject(new StartError(reason));
    });
    // Room for one sender's rush: a connection that finds none tries again only after a second.
    const backlog = 4096;
    server.listen({ port, host, backlog }, () => resolve(server.address() as AddressInfo));
  });
}

/** An address a person can open: "all interfaces" has none, this machine's name serves. */
function urlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * Opens the database, loads the site and listens.
 *
 * @throws StartError with a message for the operator: site not built, port in use, or whatever
 * the database reports. Nothing is left running then.
 */
export async function startServer(
  config: Config,
  options: StartOptions = {},
): Promise<RunningServer> {
  const logger = options.logger ?? createLogger(config);
  const trusts = express().set('trust proxy', config.trustProxy).get('trust proxy fn');
  const { server, answerWith, drain } = createHttpServer({
    timeouts: options.timeouts,
    isProxy: (address) => trusts(address, 0),
  });
  const source: PageSource = options.pages
    ? { pages: options.pages }
    : await loadBuiltPages(options.publicFolder ?? findPublicFolder(), logger);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log: (message) => logger.info(message),
    signal: options.signal,
  });
  try {
    const channels = createChannels(config);
    const notifier = createNotifier({ db: database.db, channels, logger });
    const leads = createLeadStore(database, {
      rateLimit: { max: config.contactRateLimit, windowSeconds: contactRateWindowSeconds },
      notify: channels.map(({ name }) => name),
      onSaved: notifier.wake,
    });
    const app = createApp({
      leads,
      isReady: () => database.isReady(),
      logger,
      ...source,
      trustProxy: config.trustProxy,
      siteOrigin: company.origin,
    });
    answerWith(app);
    const { port } = await listen(server, config);
    notifier.start();
    const stopPurging = startPurging(database.db, logger);
    const close = async () => {
      stopPurging();
      // A database that does not answer has been told to stop by then, and does so when it can.
      const late = sleep(endMs, undefined, { ref: false });
      await Promise.all([drain(graceMs), notifier.stop(graceMs)]);
      await Promise.race([database.close(), late]);
    };
    const url = urlOf(config.host, port);
    return { url, announcement: (at = url) => announce(at, database, config), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
