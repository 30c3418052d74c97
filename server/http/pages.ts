import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { OperatorError } from '#server/base/operator-error.ts';
import {
  bareSecurityHeaders,
  createPageSecurityHeaders,
  fileSecurityHeaders,
  type HeaderFields,
} from './security-headers.ts';

const policySourcesFile = '.policy-sources.json';
const notFoundFile = '404.html';
/** The contact page that confirms a form sent without JavaScript. */
const sentFile = 'contact-sent.html';
export const sentUrl = '/contact?sent';

/** Names the encodings that the build compresses files in, the best one first. */
const suffixes = { br: '.br', gzip: '.gz' };

/** Lets a CDN (RFC 9213) ask only once a minute, and serve old pages while the site is down. Browsers always ask. */
const cdnCaching = { 'CDN-Cache-Control': 'max-age=60, stale-if-error=86400' };

function cachingOf(name: string) {
  if (name === sentFile) return { 'Cache-Control': 'no-store' };
  // A shared cache must not keep a 404, because a release may bring the file a moment later.
  if (name === notFoundFile) return { 'Cache-Control': 'no-cache' };
  if (name.endsWith('.html')) return { 'Cache-Control': 'no-cache', ...cdnCaching };
  // Vite puts a hash of the content into these names.
  const isHashed = name.startsWith('assets/');
  return {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  };
}

/** Returns the URL of a file: `/about` for `about/index.html`. */
const toUrl = (name: string) =>
  name === sentFile ? sentUrl : encodeURI(`/${name}`).replace(/\/index\.html$/, '') || '/';

type Contents = ReadonlyMap<string, Buffer>;

/** Reads the files of a folder one after the other, because a system may allow only 256 open files. */
async function readFiles(folder: string): Promise<Contents> {
  const contents = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    contents.set(relative(folder, path).replaceAll(sep, '/'), await readFile(path));
  }
  return contents;
}

/** Lists the files that have a URL. */
function servedNames(contents: Contents): string[] {
  const isCompressed = (name: string) => /\.(br|gz)$/.test(name) && contents.has(name.slice(0, -3));
  // Never serve the build's own notes, such as .policy-sources.json.
  const isHidden = (name: string) => /(^|\/)\.(?!well-known\/)/.test(name);
  return [...contents.keys()].filter(
    (name) => name !== notFoundFile && !isCompressed(name) && !isHidden(name),
  );
}

/** Prepares the headers of a file and its body in each encoding, the best one first. */
function prepareFile(name: string, contents: Contents, documentHeaders: HeaderFields) {
  // SVGs can be opened as a page.
  const isDocument = /\.(html|svg)$/.test(name);
  const headers = { ...cachingOf(name), ...(isDocument ? documentHeaders : fileSecurityHeaders) };
  const bodies = Object.entries(suffixes).flatMap(([encoding, suffix]) => {
    const body = contents.get(name + suffix);
    return body ? [{ encoding, body }] : [];
  });
  return { type: extname(name), headers, bodies, plainBody: contents.get(name) };
}

/**
 * Redirects to the page whose path has no slash at the end. Call it for a known page only, so it stays on this site.
 */
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
  for (const name of [notFoundFile, policySourcesFile])
    if (!contents.has(name)) {
      const cure = 'Build the site again: npm run build';
      throw new OperatorError(`The built site has no ${join(folder, name)}. ${cure}`);
    }
  const documentHeaders = createPageSecurityHeaders(
    JSON.parse(`${contents.get(policySourcesFile)}`),
  );
  const prepare = (name: string) => prepareFile(name, contents, documentHeaders);
  const notFound = prepare(notFoundFile);
  const files = new Map(servedNames(contents).map((name) => [toUrl(name), prepare(name)]));

  return (request, response) => {
    const { url, path } = request;
    const file = files.get(url) ?? files.get(path);
    if (!file && files.get(path.replace(/\/$/, ''))?.type === '.html')
      return redirectWithoutSlash(request, response);
    const { type, headers, bodies, plainBody } = file ?? notFound;
    response
      .status(file ? 200 : 404)
      .vary('Accept-Encoding')
      .type(type)
      .set(headers);
    const encoded = bodies.find(({ encoding }) => request.acceptsEncodings(encoding));
    if (encoded) response.set('Content-Encoding', encoded.encoding);
    response.send(encoded?.body ?? plainBody);
  };
}
