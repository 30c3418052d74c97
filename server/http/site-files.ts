import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { contentType } from 'mime-types';
import {
  createPageSecurityHeaders,
  fileSecurityHeaders,
  type HeaderFields,
} from './security-headers.ts';

/** Holds a file in one encoding. Its headers are a flat list of names and values, which Node writes fastest. */
export type Variant = ReturnType<typeof createVariant>;

export type Site = Awaited<ReturnType<typeof loadSite>>;
export type SiteFile = Site['notFound'];

const notFoundPath = '404.html';
const sentPath = 'contact-sent.html';

/** Lets a CDN (RFC 9213) ask only once a minute, and serve old pages while the site is down. Browsers always ask. */
const cdnCaching = { 'CDN-Cache-Control': 'max-age=60, stale-if-error=86400' };

function cacheControl(path: string): string {
  if (path === sentPath) return 'no-store';
  if (path.endsWith('.html')) return 'no-cache';
  // Vite puts a hash of the content into these names.
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=86400';
}

/** Makes a variant with its own strong tag (RFC 9110, section 8.8.3). */
function createVariant(body: Buffer, headers: HeaderFields, encoding?: string) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const unchanged = Object.entries({ ETag: etag, ...headers }).flat();
  const whole = [...unchanged, 'Content-Length', String(body.length)];
  if (encoding) whole.push('Content-Encoding', encoding);
  // `unchanged` holds the headers of a 304.
  return { body, etag, whole, unchanged };
}

function createHeaders(path: string, pageSecurityHeaders: HeaderFields): HeaderFields {
  const extension = extname(path);
  const type = contentType(extension) || 'application/octet-stream';
  const isDocument = extension === '.html' || extension === '.svg';
  return {
    'Content-Type': type.endsWith('xml') ? `${type}; charset=utf-8` : type,
    'Cache-Control': cacheControl(path),
    ...(extension === '.html' && path !== sentPath && cdnCaching),
    Vary: 'Accept-Encoding',
    ...(isDocument ? pageSecurityHeaders : fileSecurityHeaders),
  };
}

/** Returns the path at which a file is served: `/about` for `about/index.html`. */
const toUrl = (path: string) => encodeURI(`/${path}`).replace(/\/index\.html$/, '') || '/';

/** Reads the built site into memory, each file with its `.br` and `.gz` siblings. @throws the file system's error */
export async function loadSite(folder: string) {
  const read = (path: string) => readFile(join(folder, path));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    // Never serve the build's own notes, such as .inline-hashes.json.
    .filter((path) => !/(^|\/)\.(?!well-known\/)/.test(path));
  const all = new Set(paths);
  const pageSecurityHeaders = createPageSecurityHeaders(
    JSON.parse(`${await read('.inline-hashes.json')}`),
  );
  const load = async (path: string) => {
    const headers = createHeaders(path, pageSecurityHeaders);
    const encode = async (suffix: string, encoding?: string) =>
      all.has(path + suffix)
        ? createVariant(await read(path + suffix), headers, encoding)
        : undefined;
    return {
      isPage: path.endsWith('.html'),
      identity: createVariant(await read(path), headers),
      br: await encode('.br', 'br'),
      gzip: await encode('.gz', 'gzip'),
    };
  };
  const files = new Map<string, Awaited<ReturnType<typeof load>>>();
  const isSibling = (path: string) => /\.(br|gz)$/.test(path) && all.has(path.slice(0, -3));
  for (const path of paths) {
    if (path === notFoundPath || path === sentPath || isSibling(path)) continue;
    files.set(toUrl(path), await load(path));
  }
  // The contact page with its confirmation is not served at its file's path.
  const sent = all.has(sentPath) ? await load(sentPath) : undefined;
  return { files, notFound: await load(notFoundPath), sent };
}
