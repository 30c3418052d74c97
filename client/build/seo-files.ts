import { canonicalUrl } from '#client/head/urls.ts';
import { company } from '#shared/company.ts';
import { isPlaceholder } from '#shared/company-shape.ts';
import { colors, svgLogo, svgPicture, toPng } from './picture.ts';

/** Tells browsers the page's colour. */
export const themeColor = `<meta name="theme-color" content="${colors.sheet}">`;

/** Returns the sitemap of these pages, with absolute addresses. */
const sitemap = (paths: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${canonicalUrl(path)}</loc></url>`).join('\n')}
</urlset>
`;

/** Lets search engines read everything except the endpoint. */
const robots = `User-agent: *
Disallow: /api/

Sitemap: ${canonicalUrl('/sitemap.xml')}
`;

/**
 * Returns the contact for security reports (RFC 9116), valid for a year from the build. Returns undefined while the
 * company's address is a placeholder.
 */
export function securityTxt({ email, origin } = company, now = new Date()): string | undefined {
  if (isPlaceholder(origin) || isPlaceholder(email)) return undefined;
  const expires = new Date(now);
  expires.setFullYear(now.getFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Tells a phone how to show the site on its home screen. */
const manifest = {
  name: company.name,
  short_name: company.shortName,
  description: company.description,
  lang: 'en-IN',
  start_url: '/',
  display: 'browser',
  background_color: colors.sheet,
  theme_color: colors.sheet,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** Makes the logo's ink light if the browser is dark. */
export const faviconStyle = `svg{color:${colors.ink}}@media(prefers-color-scheme:dark){svg{color:${colors.sheet}}}`;

/** Shows the logo in the middle of a square. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><style>${faviconStyle}</style>${svgLogo('width="38" height="38"')}</svg>`;

/** Renders the logo as PNG, small enough that a round mask does not cut it. */
function icon(size: number): Promise<Buffer> {
  const sheet = `<rect width="100%" height="100%" fill="${colors.sheet}"/>`;
  return toPng(svgPicture(size, size, sheet + svgLogo('x="19%" y="19%" width="62%" height="62%"')));
}

/** Returns the site's icons by file name. */
export const icons = async (): Promise<Readonly<Record<string, string | Buffer>>> => ({
  'favicon.svg': favicon,
  // Some clients request this file although no page names it. They recognise a PNG by its first bytes.
  'favicon.ico': await icon(32),
  'apple-touch-icon.png': await icon(180),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
});

/** Returns sitemap, robots file, security.txt, manifest and icons of a site with these pages, by file name. */
export async function seoFiles(paths: readonly string[]) {
  const security = securityTxt();
  return {
    'sitemap.xml': sitemap(paths),
    'robots.txt': robots,
    ...(security && { '.well-known/security.txt': security }),
    'manifest.webmanifest': JSON.stringify(manifest),
    ...(await icons()),
  };
}
