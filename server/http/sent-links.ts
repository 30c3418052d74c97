import { createHmac } from 'node:crypto';

const goodMs = 600_000;

/**
 * The addresses of the page that confirms a form sent without JavaScript. Signed, so that they claim nothing to whoever
 * types one, by a secret that all replicas share; one that is passed on soon leads to the ordinary page.
 */
export function createSentLinks(secret: Buffer) {
  const sign = (until: number) => createHmac('sha256', secret).update(`sent until ${until}`);
  const toPath = (until: number) => `/contact?sent=${until}.${sign(until).digest('base64url')}`;
  return {
    create: (now = Date.now()) => toPath(now + goodMs),
    isValid(url: string, now = Date.now()): boolean {
      const until = Number(/^\/contact\?sent=(\d+)\./.exec(url)?.[1]);
      return until > now && url === toPath(until);
    },
  };
}

export type SentLinks = ReturnType<typeof createSentLinks>;
