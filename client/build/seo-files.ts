import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalUrl } from '#client/head/urls.ts';
import { company } from '#shared/company.ts';
import { isPlaceholder } from '#shared/company-shape.ts';
import { colors, mark, picture, toPng } from './picture.ts';

/** What every page's head says about colour, icons and manifest; the files are made by `writeSeoFiles`. */
export const siteLinks = [
  `<meta name="theme-color" content="${colors.sheet}">`,
  '<link rel="icon" type="image/png" sizes="192x192" href="/icon-192.png">',
  '<link rel="icon" type="image/svg+xml" sizes="any" href="/favicon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('\n    ');

/** All pages that are to be found, by absolute address. */
export const sitemap = (paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${canonicalUrl(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Everything may be read but the endpoint. */
export const robots = () =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${canonicalUrl('/sitemap.xml')}`, ''].join(
    '\n',
  );

/**
 * Whom to tell of a weakness (RFC 9116), for a year from the build; nobody while the facts are
 * placeholders.
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

/** What a phone shows when the site is put on its home screen. */
export const manifest = () => ({
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
});

/** The mark's ink turns light where the browser's own ground is dark. */
export const faviconStyle = `svg{color:${colors.ink}}@media(prefers-color-scheme:dark){svg{color:${colors.sheet}}}`;

/** The mark in the middle of a square. */
export const favicon = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><style>${faviconStyle}</style>${mark(0, 0, 38, 38)}</svg>`;

/** The mark on the sheet, small enough that a round mask leaves it whole. */
const icon = (size: number) =>
  toPng(
    picture(
      size,
      size,
      `<rect width="100%" height="100%" fill="${colors.sheet}"/>${mark(size * 0.19, size * 0.19, size * 0.62, size * 0.62)}`,
    ),
  );

/** A picture of 32 x 32 pixels as an .ico file, for clients that request /favicon.ico by themselves. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // One picture: 32 x 32, 1 plane, 32 bits a pixel; its length, and where it begins.
  head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The site's icons by their file names. */
export const icons = async (): Promise<Readonly<Record<string, string | Buffer>>> => ({
  'favicon.svg': favicon(),
  'favicon.ico': ico(await icon(32)),
  'apple-touch-icon.png': await icon(180),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
});

/** Writes sitemap, robots file, security.txt, manifest and icons of a site with these pages. */
export async function writeSeoFiles(site: string, paths: readonly string[]): Promise<void> {
  const security = securityTxt();
  const files: Record<string, string | Buffer> = {
    'sitemap.xml': sitemap(paths),
    'robots.txt': robots(),
    ...(security && { '.well-known/security.txt': security }),
    'manifest.webmanifest': JSON.stringify(manifest()),
    ...(await icons()),
  };
  if (security) await mkdir(join(site, '.well-known'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(site, name), content);
}
