import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { contentType } from 'mime-types';
import { OperatorError } from '#server/base/operator-error.ts';
import {
  bareSecurityHeaders,
  createPageSecurityHeaders,
  fileSecurityHeaders,
} from './security-headers.ts';

const hashesFile = '.inline-hashes.json';
const notFoundFile = '404.html';
/** The contact page that confirms a form sent without JavaScript. */
const sentFile = 'contact-sent.html';
export const sentUrl = '/contact?sent';

/** Names the encodings that the build compresses files in, the best one first. */
const suffixes = { br: '.br', gzip: '.gz' };

/** Lets a CDN (RFC 9213) ask only once a minute, and serve old pages while the site is down. Browsers always ask. */
const cdnCaching = { 'CDN-Cache-Control': 'max-age=60, stale-if-error=86400' };

function cachingOf(path: string) {
  if (path === sentFile) return { 'Cache-Control': 'no-store' };
  if (path.endsWith('.html')) return { 'Cache-Control': 'no-cache', ...cdnCaching };
  // Vite puts a hash of the content into these names.
  const isHashed = path.startsWith('assets/');
  return {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  };
}

function typeOf(path: string): string {
  const type = contentType(extname(path)) || 'application/octet-stream';
  // The package names no charset for SVG and other XML.
  return type.endsWith('xml') ? `${type}; charset=utf-8` : type;
}

/** Returns the URL of a file: `/about` for `about/index.html`. */
const toUrl = (path: string) =>
  path === sentFile ? sentUrl : encodeURI(`/${path}`).replace(/\/index\.html$/, '') || '/';

/** Reads the files of a folder one after the other, because a system may allow only 256 open files. */
async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).replaceAll(sep, '/'), await readFile(path));
  }
  return files;
}

/** Maps the URLs of the site to the paths of their files. */
function listUrls(paths: readonly string[]): Map<string, string> {
  const isCompressed = (path: string) =>
    /\.(br|gz)$/.test(path) && paths.includes(path.slice(0, -3));
  // Never serve the build's own notes, such as .inline-hashes.json.
  const isHidden = (path: string) => /(^|\/)\.(?!well-known\/)/.test(path);
  return new Map(
    paths
      .filter((path) => path !== notFoundFile && !isCompressed(path) && !isHidden(path))
      .map((path) => [toUrl(path), path]),
  );
}

/** Redirects to the page whose path has no slash at the end. Call it for a known page only, so it stays on this site. */
function redirectWithoutSlash({ url, path }: Request, response: Response): void {
  const [, query = ''] = /(\?.*)/s.exec(url) ?? [];
  response.set(bareSecurityHeaders).set('Cache-Control', 'no-cache');
  response.redirect(308, path.slice(0, -1) + query);
}

/**
 * Reads the built site into memory and returns its handler for GET and HEAD (spec section 2). It looks up the path
 * exactly as sent, so `%2e` and `..` find nothing. @throws OperatorError if the folder is not a built site
 */
export async function servePages(folder: string): Promise<RequestHandler> {
  const contents = await readFiles(folder);
  for (const file of [notFoundFile, hashesFile])
    if (!contents.has(file)) {
      const cure = 'Build the site again: npm run build';
      throw new OperatorError(`The built site has no ${join(folder, file)}. ${cure}`);
    }
  const pageHeaders = createPageSecurityHeaders(JSON.parse(`${contents.get(hashesFile)}`));

  const paths = listUrls([...contents.keys()]);

  return (request, response) => {
    const { url, path } = request;
    const pathOfUrl = paths.get(url) ?? paths.get(path);
    if (pathOfUrl === undefined && paths.get(path.replace(/\/$/, ''))?.endsWith('.html'))
      return redirectWithoutSlash(request, response);
    const file = pathOfUrl ?? notFoundFile;
    // SVGs can be opened as a page.
    const isDocument = /\.(html|svg)$/.test(file);
    response.status(pathOfUrl ? 200 : 404).vary('Accept-Encoding');
    response
      .set('Content-Type', typeOf(file))
      // A shared cache must not keep a 404, because a release may bring the file a moment later.
      .set(pathOfUrl ? cachingOf(file) : { 'Cache-Control': 'no-cache' })
      .set(isDocument ? pageHeaders : fileSecurityHeaders);
    const encoded = Object.entries(suffixes).find(
      ([encoding, suffix]) => contents.has(file + suffix) && request.acceptsEncodings(encoding),
    );
    if (encoded) response.set('Content-Encoding', encoded[0]);
    response.send(contents.get(file + (encoded?.[1] ?? '')));
  };
}
