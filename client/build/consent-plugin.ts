import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { importSource } from '../../server/launch/import-source.ts';
import type * as Facts from '../../shared/company.ts';
import type { AdTags } from '../../shared/company-shape.ts';

const facts = fileURLToPath(new URL('../../shared/company.ts', import.meta.url));

/** Replaces the empty `consent/consent.ts` by `consent/with-tags.tsx` if the owner names a tag. */
export function consent(): Plugin {
  return {
    name: 'consent',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!/\/consent\/consent\.ts$/.test(id)) return null;
      const { adTags } = await importSource<typeof Facts>(facts);
      if (!adTags.google && !adTags.metaPixel) return null;
      return this.resolve(id.replace(/consent\.ts$/, 'with-tags.tsx'), importer, options);
    },
  };
}

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';

/** Lists the hosts that each tag needs, as Google and Meta document them for a Content-Security-Policy. */
const hosts: Readonly<Record<'analytics' | 'ads' | 'meta', Partial<Record<Directive, string[]>>>> =
  {
    analytics: {
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
      ],
      'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    },
    ads: {
      'script-src': [
        'https://www.googletagmanager.com',
        'https://www.googleadservices.com',
        'https://www.google.com',
        'https://googleads.g.doubleclick.net',
      ],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://www.googleadservices.com',
        'https://www.google.com',
        'https://googleads.g.doubleclick.net',
        'https://pagead2.googlesyndication.com',
      ],
      'img-src': [
        'https://www.googletagmanager.com',
        'https://www.googleadservices.com',
        'https://www.google.com',
        'https://www.google.co.in',
        'https://googleads.g.doubleclick.net',
      ],
      'frame-src': ['https://www.googletagmanager.com'],
    },
    meta: {
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://www.facebook.com'],
      'img-src': ['https://www.facebook.com'],
    },
  };

/** Returns the hosts that the named tags need, by directive of the policy. Undefined without tags. */
export function tagHosts({ google, metaPixel }: AdTags) {
  const named = [
    ...(google.startsWith('G-') ? [hosts.analytics] : []),
    ...(google.startsWith('AW-') ? [hosts.ads] : []),
    ...(metaPixel ? [hosts.meta] : []),
  ];
  if (named.length === 0) return undefined;
  const all: Partial<Record<Directive, string[]>> = {};
  for (const [directive, list] of named.flatMap((tag) => Object.entries(tag)))
    all[directive as Directive] = [...(all[directive as Directive] ?? []), ...list];
  return all;
}

/** Returns a warning if client/index.html has a tag of an ad system, because the policy would block it. */
export const tagWarnings = (template: string): string[] =>
  /googletagmanager|gtag\(|fbq\(|connect\.facebook|\bGTM-/.test(template)
    ? [
        'client/index.html has a tag of an ad system, which the Content-Security-Policy stops. Name it in shared/company.ts (adTags) instead.',
      ]
    : [];
