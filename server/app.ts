import { randomUUID } from 'node:crypto';
import express, { type Express, type RequestHandler } from 'express';
import type { Config } from '#server/config.ts';
import type { OpenLink } from '#server/leads/answers.ts';
import type { Logger } from '#server/logger.ts';
import { sendErrors } from './error-response.ts';
import { allowOnly, HttpError } from './http/http-error.ts';
import { bareSecurityHeaders, strictTransport } from './http/security-headers.ts';
import { createTurns } from './http/turns.ts';
import { createAnswerRouter } from './leads/answer-page.ts';
import { type ContactParts, createContactRouter } from './leads/routes.ts';

export interface AppParts extends ContactParts {
  readonly openLink: OpenLink;
  /** Names the channels whose notices have failed for two hours. */
  readonly failedChannels: () => readonly string[];
  /** Resolves to true if a lead can be stored now, within 2 s. */
  readonly isReady: () => Promise<boolean>;
  readonly logger: Logger;
  /** Serves the built site. In development it serves the pages of Vite. */
  readonly pages: RequestHandler;
  readonly trustProxy: Config['TRUST_PROXY'];
}

/** Matches the paths of pages and files. All others need a log line for each request. */
const pagePaths = /^(?!\/(?:api|answered)(?:\/|$))/;

/** Creates the app for all requests. */
export function createApp(parts: AppParts): Express {
  const { logger, isReady, failedChannels, trustProxy, openLink, pages, ...contact } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.set('query parser', false);
  app.use(warnOfProxy(app, parts), demandTls);
  app.get(pagePaths, pages);

  const inTurn = createTurns();
  app.use(logRequest(logger));
  app.use(createContactRouter(contact, inTurn));
  app.use(createAnswerRouter(openLink, inTurn));
  // These are for load balancers. The first says that the process responds, and the second that it can store a lead. A
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
  app.use(({ path }) => {
    if (pagePaths.test(path)) allowOnly('GET, HEAD')();
    throw new HttpError(404, 'There is nothing here.');
  });
  app.use(sendErrors(logger));
  return app;
}

const demandTls: RequestHandler = ({ secure }, response, next) => {
  if (secure) response.set(strictTransport);
  next();
};

/** Gives a request its id and headers, and logs it at its end. It logs the route, because a URL may hold personal data. */
function logRequest(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const id = randomUUID();
    const { locals } = response;
    locals.id = id;
    response.set(bareSecurityHeaders).set({ 'Cache-Control': 'no-store', 'X-Request-Id': id });
    response.once('close', () => {
      const { statusCode, headersSent, writableFinished } = response;
      const status = headersSent ? statusCode : undefined;
      const route = (request.route?.path as string | undefined) ?? 'unmatched';
      // Health checks are too frequent for `info`.
      const usual = /^\/api\/(health|ready)$/.test(route) ? 'debug' : 'info';
      const { method } = request;
      const ms = Math.round(performance.now() - began);
      const aborted = !writableFinished && { aborted: true };
      const entry = { id, route, ...locals.refusal, method, status, ms, ...aborted };
      logger[status && status >= 500 ? 'error' : usual](entry);
    });
    next();
  };
}

const sharedLimit = 'all its visitors share one rate limit.';
const proxyWarnings = {
  untrusted: `A proxy seems to stand before the site, but TRUST_PROXY is off: ${sharedLimit}`,
  silent: `A proxy that TRUST_PROXY names sent a request without X-Forwarded-For: ${sharedLimit} Set that header in the proxy's configuration.`,
};

/** Warns once if the settings do not fit the proxy in front of the site. */
function warnOfProxy(
  app: Express,
  { trustProxy, logger }: Pick<AppParts, 'trustProxy' | 'logger'>,
): RequestHandler {
  const trusts: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn');
  let hasWarned = false;
  return ({ headers, method, socket }, _response, next) => {
    const namesVisitor = 'x-forwarded-for' in headers;
    const isForwarded = namesVisitor || 'forwarded' in headers;
    // Health checks come from the proxy itself. Only posts are counted for their sender.
    const isSilent = method === 'POST' && !namesVisitor && trusts(socket.remoteAddress, 0);
    const warning =
      trustProxy === false
        ? isForwarded && proxyWarnings.untrusted
        : isSilent && proxyWarnings.silent;
    if (warning && !hasWarned) {
      hasWarned = true;
      logger.warn(warning);
    }
    next();
  };
}
