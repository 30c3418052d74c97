import type { RequestHandler } from 'express';
import type { Config } from '#server/base/config.ts';
import type { Logger } from '#server/base/logger.ts';

/** Warns once of a proxy in front of the site that the settings do not name. */
export function warnOfProxy(trustProxy: Config['TRUST_PROXY'], logger: Logger): RequestHandler {
  let isSilent = trustProxy !== false;
  return ({ headers }, _response, next) => {
    if (!isSilent && ('x-forwarded-for' in headers || 'forwarded' in headers)) {
      isSilent = true;
      logger.warn(
        'A proxy seems to stand before the site, but TRUST_PROXY is off: all its visitors share one rate limit.',
      );
    }
    next();
  };
}
