import type { AdTags } from '#shared/company-shape.ts';

const tagManager = 'https://www.googletagmanager.com';
const ads = [
  'https://www.googleadservices.com',
  'https://www.google.com',
  'https://googleads.g.doubleclick.net',
];
const analytics = 'https://*.google-analytics.com';

type HostsByDirective = Readonly<Record<string, readonly string[]>>;

/** Lists the hosts that each tag needs, as Google and Meta document them for a Content-Security-Policy. */
const hosts = {
  analytics: {
    'script-src': [tagManager],
    'connect-src': [analytics, 'https://*.analytics.google.com', tagManager],
    'img-src': [analytics, tagManager],
  },
  ads: {
    'script-src': [tagManager, ...ads],
    'connect-src': [tagManager, ...ads, 'https://pagead2.googlesyndication.com'],
    'img-src': [tagManager, ...ads, 'https://www.google.co.in'],
    'frame-src': [tagManager],
  },
  meta: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com'],
    'img-src': ['https://www.facebook.com'],
  },
} satisfies Record<string, HostsByDirective>;

/** Returns the hosts that the named tags need, by directive of the policy. Returns undefined without tags. */
export function tagHosts({ google, metaPixel }: AdTags): HostsByDirective | undefined {
  const named: readonly HostsByDirective[] = [
    ...(google.startsWith('G-') ? [hosts.analytics] : []),
    ...(google.startsWith('AW-') ? [hosts.ads] : []),
    ...(metaPixel ? [hosts.meta] : []),
  ];
  if (named.length === 0) return undefined;
  const needed: Record<string, readonly string[]> = {};
  for (const tag of named)
    for (const [directive, more] of Object.entries(tag))
      needed[directive] = [...(needed[directive] ?? []), ...more];
  return needed;
}

/** Returns a warning if client/index.html has a tag of an ad system, because the policy would block it. */
export const tagWarnings = (template: string): string[] =>
  /googletagmanager|gtag\(|fbq\(|connect\.facebook|\bGTM-/.test(template)
    ? [
        'client/index.html has a tag of an ad system, which the Content-Security-Policy stops. ' +
          'Name it in shared/company.ts (adTags) instead.',
      ]
    : [];
