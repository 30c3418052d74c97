import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Config } from '#server/config.ts';
import type { FollowLink } from '#server/leads/answer-link.ts';
import { type Logger, toReason } from '#server/logger.ts';
import { toHttpError } from './error-response.ts';
import { createOpenCount, createTurns, toClient, tooManyAtOnce } from './http/clients.ts';
import { allowOnly, HttpError } from './http/http-error.ts';
import type { ServePages } from './http/pages.ts';
import { sendPlainPage } from './http/plain-page.ts';
import { bareSecurityHeaders, strictTransport } from './http/security-headers.ts';
import { createAnsweredRouter } from './leads/answer-routes.ts';
import { type ContactParts, createContactRouter, sendRefusal } from './leads/routes.ts';

export interface AppParts extends ContactParts {
  readonly followLink?: FollowLink | undefined;
  /** Can a lead be stored now? Answers within 2 s. */
  readonly isReady: () => Promise<boolean>;
  readonly logger: Logger;
  /** The built site, or in development whatever serves the pages instead. */
  readonly pages: ServePages;
  readonly trustProxy: Config['trustProxy'];
}

/** Gives a request its id and headers, and logs it in the end: by the route's pattern, as a URL may hold personal data. */
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

/** As many as one client may have connections: more only come through a proxy. */
const maxOpen = 256;

function boundOpen(): RequestHandler {
  const countOpen = createOpenCount();
  return ({ ip }, response, next) =>
    next(countOpen(toClient(ip) ?? '', response) > maxOpen ? tooManyAtOnce() : undefined);
}

/** Answers every error without internals; the reason goes to the log, a fault of ours with its trace. */
function answerErrors(logger: Logger): ErrorRequestHandler {
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

function createExpress({ logger, isReady, trustProxy, followLink, ...contact }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.set('query parser', false);
  const inTurn = createTurns();
  app.use(prologue(logger), boundOpen());
  app.use(createContactRouter(contact, inTurn));
  if (followLink) app.use(createAnsweredRouter(followLink, inTurn));
  // For load balancers: the process answers; and a lead can be stored.
  app.get('/api/health', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/api/ready', async ({ ip }, response) => {
    const ready = await inTurn(toClient(ip), isReady);
    if (!ready) response.status(503).set('Retry-After', '5');
    response.json({ status: ready ? 'ready' : 'unavailable' });
  });
  app.all(['/api/health', '/api/ready'], allowOnly('GET, HEAD'));
  app.use(() => {
    throw new HttpError(404, 'There is nothing here.');
  }, answerErrors(logger));
  return app;
}

/** A request target may be a whole URL (RFC 9112, section 3.2.2). */
const toPath = (url: string) =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** Pages are answered ahead of Express, which would cost a page four times what it needs. */
export function createApp(parts: AppParts) {
  const { pages, logger, trustProxy } = parts;
  const app = createExpress(parts);
  const trusts: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn');
  /** Is this address a proxy whose word on the visitor's address is believed? */
  const isProxy = (address: string | undefined) => trusts(address, 0);

  const isPage = (url: string, method: string | undefined) =>
    !/^\/(?:api(?:[/?]|$)|answered\/)/.test(url) &&
    !(method === 'POST' && /^\/contact(?:\?|$)/.test(url));

  let warnsOfProxy = trustProxy === false;

  const listener: RequestListener = (request, response) => {
    const { headers } = request;
    if (warnsOfProxy && ('x-forwarded-for' in headers || 'forwarded' in headers)) {
      warnsOfProxy = false;
      logger.warn(
        'A proxy seems to stand before the site, but TRUST_PROXY is off: all its visitors share one rate limit.',
      );
    }
    const url = toPath(request.url ?? '/');
    request.url = url;
    if (!isPage(url, request.method)) return void app(request, response);
    // Node joins several of these headers to one.
    const isSecure = /^https\b/.test(`${headers['x-forwarded-proto']}`);
    pages(request, response, isSecure && isProxy(request.socket.remoteAddress));
  };
  return { listener, isProxy };
}
