import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Config } from '#server/config.ts';
import type { FollowLink } from '#server/leads/answer-link.ts';
import { type Logger, toReason } from '#server/logger.ts';
import { toHttpError } from './error-response.ts';
import { createTurns } from './http/clients.ts';
import { allowOnly, HttpError } from './http/http-error.ts';
import type { ServePages } from './http/pages.ts';
import { sendPlainPage } from './http/plain-page.ts';
import { bareSecurityHeaders, strictTransport } from './http/security-headers.ts';
import { createAnsweredRouter } from './leads/answer-routes.ts';
import { type ContactParts, createContactRouter, sendRefusal } from './leads/routes.ts';

export interface AppParts extends ContactParts {
  readonly followLink: FollowLink;
  /** Names the channels whose notices have failed for two hours. */
  readonly failedChannels: () => readonly string[];
  /** Resolves to true if a lead can be stored now, within 2 s. */
  readonly isReady: () => Promise<boolean>;
  readonly logger: Logger;
  /** Serves the built site. In development it serves the pages of Vite. */
  readonly pages: ServePages;
  readonly trustProxy: Config['trustProxy'];
}

/** Gives a request its id and headers. At its end it logs the route's pattern, as a URL may hold personal data. */
function prologue(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const id = randomUUID();
    const { locals } = response;
    locals.id = id;
    response.set(bareSecurityHeaders).set(request.secure ? strictTransport : {});
    response.set({ 'Cache-Control': 'no-store', 'X-Request-Id': id });
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

/** Answers every error without internals. The log gets the reason, and for a bug also the stack. */
function sendErrors(logger: Logger): ErrorRequestHandler {
  return (error, { errored, path }, response, _next) => {
    // The sender has gone before its body was whole.
    if (errored || response.headersSent) {
      response.destroy();
      return;
    }
    const known = toHttpError(error);
    const { status, message, cause } = known;
    const { headers = {}, errors } = known.details;
    const { locals } = response;
    if (status === 500) logger.error({ id: locals.id, err: error }, 'request failed');
    const reason = cause === undefined ? message : toReason(cause);
    locals.refusal = { reason, fields: errors && Object.keys(errors) };
    response.status(status).set(headers);
    if (path.startsWith('/api')) response.json({ message, errors });
    else if (path === '/contact') sendRefusal(response, known);
    else sendPlainPage(response, 'Not done', [message]);
  };
}

function createExpress(parts: AppParts): Express {
  const { logger, isReady, failedChannels, trustProxy, followLink, ...contact } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.set('query parser', false);
  const inTurn = createTurns();
  app.use(prologue(logger));
  app.use(createContactRouter(contact, inTurn));
  app.use(createAnsweredRouter(followLink, inTurn));
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
  app.use(() => {
    throw new HttpError(404, 'There is nothing here.');
  }, sendErrors(logger));
  return app;
}

/** Returns the path of a request target, which may be a whole URL (RFC 9112, section 3.2.2). */
const toPath = (url: string) =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

const sharedLimit = 'all its visitors share one rate limit.';
const proxyWarnings = {
  untrusted: `A proxy seems to stand before the site, but TRUST_PROXY is off: ${sharedLimit}`,
  silent: `A proxy that TRUST_PROXY names sent a request without X-Forwarded-For: ${sharedLimit} Set that header in the proxy's configuration.`,
};

/** Creates the listener for all requests. It serves pages without Express, which would quadruple a page's cost. */
export function createApp(parts: AppParts): RequestListener {
  const { pages, logger, trustProxy } = parts;
  const app = createExpress(parts);
  const trusts: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn');
  /** Returns true if the settings trust this proxy to tell the visitor's address. */
  const isProxy = (address: string | undefined) => trusts(address, 0);

  const isPage = (url: string, method: string | undefined) =>
    !/^\/(?:api(?:[/?]|$)|answered\/)/.test(url) &&
    !(method === 'POST' && /^\/contact(?:\?|$)/.test(url));

  let hasWarned = false;
  const warnOfProxy = ({ headers, method, socket }: IncomingMessage) => {
    const namesVisitor = 'x-forwarded-for' in headers;
    const isForwarded = namesVisitor || 'forwarded' in headers;
    // Health checks come from the proxy itself. Only posts are counted for their sender.
    const isSilent = method === 'POST' && !namesVisitor && isProxy(socket.remoteAddress);
    const warning =
      trustProxy === false
        ? isForwarded && proxyWarnings.untrusted
        : isSilent && proxyWarnings.silent;
    if (!warning) return;
    hasWarned = true;
    logger.warn(warning);
  };

  return (request, response) => {
    if (!hasWarned) warnOfProxy(request);
    const url = toPath(request.url ?? '/');
    request.url = url;
    if (!isPage(url, request.method)) return void app(request, response);
    // Node joins several of these headers to one.
    const isSecure = /^https\b/.test(`${request.headers['x-forwarded-proto']}`);
    pages(request, response, isSecure && isProxy(request.socket.remoteAddress));
  };
}
