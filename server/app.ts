import type { RequestListener } from 'node:http';
import type { TLSSocket } from 'node:tls';
import express, { type Express } from 'express';
import { apiErrors, apiNotFound, apiPrologue } from './api.ts';
import type { TrustProxy } from './config.ts';
import { contactRouter } from './contact.ts';
import { healthRouter } from './health.ts';
import type { LeadStore } from './leads.ts';
import type { Logger } from './logger.ts';
import type { ServePages } from './pages.ts';
import { logWhenDone } from './request-log.ts';
import { createSubmitContact, type SubmitLimits } from './submit-contact.ts';

/** What the app is made of; nothing in here listens or opens anything. */
export interface AppParts {
  readonly leads: LeadStore;
  /** Can a lead be stored now? */
  readonly isReady: () => Promise<boolean>;
  readonly logger: Logger;
  /** The built site, or in development whatever serves the pages instead. */
  readonly pages: ServePages;
  readonly trustProxy: TrustProxy;
  /** Where the site is published; its own pages may always post. */
  readonly siteOrigin: string;
  readonly limits?: SubmitLimits;
}

function createApi(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', parts.trustProxy);
  app.set('query parser', false);
  const submit = createSubmitContact(parts.leads, parts.limits);
  app.use(apiPrologue(parts.logger));
  app.use('/api', contactRouter(submit, parts.siteOrigin), healthRouter(parts.isReady));
  app.use(apiNotFound, apiErrors(parts.logger));
  return app;
}

/**
 * Creates the listener for every request of the site. Pages are answered ahead of Express, which
 * costs a page four times what it needs; the API is Express's.
 */
export function createApp(parts: AppParts): RequestListener {
  const { pages, logger } = parts;
  const api = createApi(parts);
  const trusts: (address: string | undefined, hop: number) => boolean = api.get('trust proxy fn');
  const logsPages = logger.isLevelEnabled('debug');

  return (request, response) => {
    const { url = '/' } = request;
    if (url.startsWith('/api') && (url.length === 4 || '/?'.includes(url.charAt(4)))) {
      api(request, response);
      return;
    }
    if (logsPages)
      logWhenDone(logger, request, response, () => ({ route: 'page', level: 'debug' }));
    const { socket, headers } = request;
    const forwarded = headers['x-forwarded-proto'];
    const isSecure =
      (socket as TLSSocket).encrypted === true ||
      (typeof forwarded === 'string' &&
        /^https\b/.test(forwarded) &&
        trusts(socket.remoteAddress, 0));
    pages(request, response, isSecure);
  };
}
