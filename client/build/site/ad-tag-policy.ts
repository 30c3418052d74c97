import type { AdTags } from '#shared/company-shape.ts';

const directives = ['script-src', 'connect-src', 'img-src', 'frame-src'] as const;
type Hosts = Partial<Record<(typeof directives)[number], string>>;

const tagManager = 'https://www.googletagmanager.com';
const ads =
  'https://www.googleadservices.com https://www.google.com https://googleads.g.doubleclick.net';

/** Lists the hosts that each tag needs, as Google and Meta document them for a Content-Security-Policy. */
const hosts: Readonly<Record<'analytics' | 'ads' | 'meta', Hosts>> = {
  analytics: {
    'script-src': tagManager,
    'connect-src': `https://*.google-analytics.com https://*.analytics.google.com ${tagManager}`,
    'img-src': `https://*.google-analytics.com ${tagManager}`,
  },
  ads: {
    'script-src': `${tagManager} ${ads}`,
    'connect-src': `${tagManager} ${ads} https://pagead2.googlesyndication.com`,
    'img-src': `${tagManager} ${ads} https://www.google.co.in`,
    'frame-src': tagManager,
  },
  meta: {
    'script-src': 'https://connect.facebook.net',
    'connect-src': 'https://www.facebook.com',
    'img-src': 'https://www.facebook.com',
  },
};

/** Returns the hosts that the named tags need, by directive of the policy. Returns undefined without tags. */
export function tagHosts({ google, metaPixel }: AdTags) {
  const named = [
    ...(google.startsWith('G-') ? [hosts.analytics] : []),
    ...(google.startsWith('AW-') ? [hosts.ads] : []),
    ...(metaPixel ? [hosts.meta] : []),
  ];
  const needed = directives.flatMap((directive) => {
    const list = named.flatMap((tag) => tag[directive] ?? []);
    return list.length > 0 ? [[directive, list] as const] : [];
  });
  return needed.length > 0 ? Object.fromEntries(needed) : undefined;
}

/** Returns a warning if client/index.html has a tag of an ad system, because the policy would block it. */
export const tagWarnings = (template: string): string[] =>
  /googletagmanager|gtag\(|fbq\(|connect\.facebook|\bGTM-/.test(template)
    ? [
        'client/index.html has a tag of an ad system, which the Content-Security-Policy stops. ' +
          'Name it in shared/company.ts (adTags) instead.',
      ]
    : [];
