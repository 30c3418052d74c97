import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { answerAsJson, answerErrors, nothingHere, prologue } from './api.ts';
import type { Config } from './config.ts';
import { contactRouter, createReceive } from './contact.ts';
import { healthRouter } from './health.ts';
import type { LeadStore } from './leads.ts';
import type { Logger } from './logger.ts';
import type { ServePages } from './pages.ts';
import { plainFormRouter, sentPath } from './plain-form.ts';
import { logWhenDone } from './request-log.ts';

/** What the app is made of; nothing in here listens or opens anything. */
export interface AppParts {
  readonly leads: LeadStore;
  /** Can a lead be stored now? Answers within 2 s. */
  readonly isReady: () => Promise<boolean>;
  readonly logger: Logger;
  /** The built site, or in development whatever serves the pages instead. */
  readonly pages: ServePages;
  /** The prerendered contact page; without it the form needs JavaScript. See `missingMarkup`. */
  readonly contactPage?: string | undefined;
  readonly trustProxy: Config['trustProxy'];
  /** Where the site is published; its own pages may always post. */
  readonly siteOrigin: string;
}

/** What is not a page, routed by Express. */
function createExpress({ logger, siteOrigin, contactPage, ...parts }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', parts.trustProxy);
  app.set('query parser', false);
  const receive = createReceive(parts.leads, siteOrigin);
  app.use(prologue(logger));
  app.use(contactRouter(receive));
  app.use(healthRouter(parts.isReady));
  if (contactPage) app.use(plainFormRouter(contactPage, receive, logger));
  app.use(nothingHere, answerErrors(logger, answerAsJson));
  return app;
}

/** A request target may be a whole URL (RFC 9112, section 3.2.2): only its path counts here. */
function pathOf(url: string): string {
  if (url.startsWith('/')) return url;
  const path = /^https?:\/\/[^/?]*(.*)$/i.exec(url)?.[1];
  return path === undefined || path.startsWith('/') ? (path ?? url) : `/${path}`;
}

/**
 * Creates the listener for every request of the site. Pages are answered ahead of Express, which
 * would cost a page four times what it needs.
 */
export function createApp(parts: AppParts): RequestListener {
  const { pages, logger } = parts;
  const app = createExpress(parts);
  const trusts: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn');
  const hasForm = parts.contactPage !== undefined;
  const logsPages = logger.isLevelEnabled('debug');

  const isPage = (url: string, method: string | undefined) => {
    if (/^\/api(?:[/?]|$)/.test(url)) return false;
    if (!hasForm || !/^\/contact(?:\?|$)/.test(url)) return true;
    return url !== sentPath && (method === 'GET' || method === 'HEAD');
  };

  /** Once is enough: it is a matter of the settings. */
  let warnsOfProxy = parts.trustProxy === false;
  const forwardedHeaders = ['x-forwarded-for', 'forwarded'];

  return (request, response) => {
    if (warnsOfProxy && forwardedHeaders.some((name) => name in request.headers)) {
      warnsOfProxy = false;
      logger.warn(
        'A proxy seems to stand before the site, but TRUST_PROXY is off: all its visitors share one rate limit.',
      );
    }
    const url = pathOf(request.url ?? '/');
    request.url = url;
    if (!isPage(url, request.method)) {
      app(request, response);
      return;
    }
    if (logsPages) {
      logWhenDone(logger, request, response, () => ({ route: 'page', level: 'debug' }));
    }
    // Node joins several of these headers to one.
    const isSecure = /^https\b/.test(`${request.headers['x-forwarded-proto']}`);
    pages(request, response, isSecure && trusts(request.socket.remoteAddress, 0));
  };
}
