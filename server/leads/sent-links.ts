import { isSignature, sign } from '#server/database/secrets.ts';

const goodMs = 600_000;

/**
 * Makes and checks the addresses of the page that confirms a form sent without JavaScript:
 * `/contact?sent=UNTIL.SIGNATURE#confirmation`. The signature keeps anyone from inventing a confirmation. After ten
 * minutes the address shows the ordinary page.
 * @param secret the same key in all replicas
 */
export function createSentLinks(secret: Buffer) {
  const signed = (until: string) => `sent until ${until}`;
  return {
    create(now = Date.now()): string {
      const until = String(now + goodMs);
      return `/contact?sent=${until}.${sign(secret, signed(until))}#confirmation`;
    },
    isValid(url: string, now = Date.now()): boolean {
      const [, until, signature] =
        /^\/contact\?sent=(\d+)\.([\w-]+)(?:#confirmation)?$/.exec(url) ?? [];
      if (!until || !signature || Number(until) <= now) return false;
      return isSignature(secret, signed(until), signature);
    },
  };
}

export type SentLinks = ReturnType<typeof createSentLinks>;
