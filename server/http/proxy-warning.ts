import type { Express, RequestHandler } from 'express';
import type { Logger } from '#server/base/logger.ts';

const sharedLimit = 'all its visitors share one rate limit.';
const proxyWarnings = {
  untrusted: `A proxy seems to stand before the site, but TRUST_PROXY does not name it: ${sharedLimit}`,
  silent:
    `A proxy that TRUST_PROXY names sent a request without X-Forwarded-For: ${sharedLimit} ` +
    "Set that header in the proxy's configuration.",
};

/** Warns once if the settings do not fit the proxy in front of the site. */
export function warnOfProxy(app: Express, logger: Logger): RequestHandler {
  const trusts: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn');
  let hasWarned = false;
  return ({ headers, method, socket }, _response, next) => {
    const namesVisitor = 'x-forwarded-for' in headers;
    const isForwarded = namesVisitor || 'forwarded' in headers;
    // Health checks come from the proxy itself. Only posts are counted for their sender.
    const warning = trusts(socket.remoteAddress, 0)
      ? method === 'POST' && !namesVisitor && proxyWarnings.silent
      : isForwarded && proxyWarnings.untrusted;
    if (warning && !hasWarned) {
      hasWarned = true;
      logger.warn(warning);
    }
    next();
  };
}
