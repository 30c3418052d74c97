import express, { type Express, type RequestHandler } from 'express';
import type pg from 'pg';
import type { Config } from '#server/base/config.ts';
import type { Logger } from '#server/base/logger.ts';
import { allowOnly, HttpError } from '#server/http/http-error.ts';
import { warnOfProxy } from '#server/http/proxy-warning.ts';
import { logRequests } from '#server/http/request-log.ts';
import { bareSecurityHeaders } from '#server/http/security-headers.ts';
import { serverPaths } from '#server/http/server-paths.ts';
import { createTurns } from '#server/http/turns.ts';
import { addAnswerRoutes } from '#server/leads/answer-page.ts';
import { addContactRoutes } from '#server/leads/routes.ts';
import type { SaveLead } from '#server/leads/store.ts';
import { sendErrors } from './error-response.ts';

export interface AppParts {
  readonly saveLead: SaveLead;
  readonly pool: pg.Pool;
  /** Names the channels whose notices have failed for two hours. */
  readonly failedChannels: () => readonly string[];
  /** Is called after staff have changed a lead by the link of a notice, because its reminder may be due again. */
  readonly onChanged: () => void;
  /** Resolves to true if a lead can be stored now, within 5 s. */
  readonly isReady: () => Promise<boolean>;
  readonly logger: Logger;
  /** Serves the built site. In development it serves the pages of Vite. */
  readonly pages: RequestHandler;
  readonly trustProxy: Config['TRUST_PROXY'];
}

/** Matches the paths of pages and files. The log leaves them out, because they come from memory and cannot fail. */
const pagePaths = new RegExp(`^(?!${serverPaths.source})`);

export function createApp(parts: AppParts): Express {
  const { logger, isReady, failedChannels, trustProxy, pages, saveLead } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.set('query parser', false);
  app.enable('case sensitive routing');
  app.use(warnOfProxy(app, logger), setStrictTransport);
  app.get(pagePaths, pages);

  const inTurn = createTurns();
  app.use(setBareHeaders, logRequests(logger));
  addContactRoutes(app, saveLead, inTurn);
  addAnswerRoutes(app, parts, inTurn);
  // Load balancers ask both. The first says that the process responds, and the second that it can store a lead. A
  // failed channel does not change the status, so a monitor looks for its name.
  app.get('/api/health', (_request, response) => {
    const failed = failedChannels();
    response.json({ status: 'ok', ...(failed.length > 0 && { failedChannels: failed }) });
  });
  app.get('/api/ready', async (_request, response) => {
    // Takes no turn, because all requests of a second share one look at the database.
    const ready = await isReady();
    if (!ready) response.status(503).set('Retry-After', '5');
    response.json({ status: ready ? 'ready' : 'unavailable' });
  });
  app.all(['/api/health', '/api/ready'], allowOnly('GET, HEAD'));
  app.all(pagePaths, allowOnly('GET, HEAD'));
  app.use(() => {
    throw new HttpError(404, 'There is nothing here.');
  });
  app.use(sendErrors(logger));
  return app;
}

/** Demands TLS from browsers that came by TLS. It covers this host only, because the company's others may lack TLS. */
const setStrictTransport: RequestHandler = ({ secure }, response, next) => {
  if (secure) response.set('Strict-Transport-Security', 'max-age=31536000');
  next();
};

/** Sets the headers of every response that is neither a page nor a file. */
const setBareHeaders: RequestHandler = (_request, response, next) => {
  response.set(bareSecurityHeaders).set('Cache-Control', 'no-store');
  next();
};
