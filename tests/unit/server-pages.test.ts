import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { servePages } from '#server/http/pages.ts';
import { serveApp } from '#tests/support/app.ts';
import { type SendOptions, send } from '#tests/support/http.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const about = '<!doctype html><title>About</title><style>h1{margin:0}</style><h1>About</h1>';
const notFound = '<!doctype html><title>Not found</title><h1>404</h1>';

const builtSite = {
  'index.html': '<!doctype html><title>Home</title>',
  'about/index.html': about,
  'about/index.html.br': brotliCompressSync(about),
  'about/index.html.gz': gzipSync(about),
  'contact/index.html': '<!doctype html><title>Contact</title>',
  'contact-sent.html': 'Sent',
  'services/bathrooms/index.html': '<!doctype html><title>Bathrooms</title>',
  '404.html': notFound,
  'assets/app-3f2a.js': 'export {}',
  'assets/anek-91bc.woff2': Buffer.from([1, 2, 3]),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{}',
  '.policy-sources.json': JSON.stringify({ scripts: [], styles: ["'sha256-style'"] }),
};

async function serveSite(): Promise<number> {
  const { port } = await serveApp({ pages: await servePages(await makeTestFolder(builtSite)) });
  return port;
}
const ask = async (path: string, options: SendOptions = {}) =>
  send(await serveSite(), path, options);

test('only the address after a plain form shows its confirmation', async () => {
  const port = await serveSite();
  const { status, text, headers } = await send(port, '/contact?sent');
  expect([status, text]).toEqual([200, 'Sent']);
  expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual(['no-store', undefined]);
  expect((await send(port, '/contact?sent&utm_source=card')).text).toContain('Contact');
  expect((await send(port, '/contact-sent.html')).status).toBe(404);
});

test('a query does not change the page', async () => {
  expect((await ask('/about?utm_source=card')).text).toBe(about);
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br; q=0.000, gzip;q=0.5', 'gzip', gunzipSync],
  ['gzip;q=0', undefined, (body: Buffer) => body],
])('Accept-Encoding "%s" gets %s', async (accepted, encoding, decode) => {
  const { headers, body } = await ask('/about', { headers: { 'accept-encoding': accepted } });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(decode(body).toString()).toBe(about);
  expect(Number(headers['content-length'])).toBe(body.length);
});

test('an unchanged page is 304 without a body in each encoding', async () => {
  const port = await serveSite();
  const tags = new Set<string | undefined>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const accepting = { 'accept-encoding': encoding };
    const { etag = '' } = (await send(port, '/about', { headers: accepting })).headers;
    tags.add(etag);
    const headers = { ...accepting, 'if-none-match': `"other", ${etag}` };
    const again = await send(port, '/about', { headers });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
  }
  expect(tags.size).toBe(3);
});

test('HEAD answers as GET does, without the body', async () => {
  const port = await serveSite();
  const [got, head] = [await send(port, '/about'), await send(port, '/about', { method: 'HEAD' })];
  expect([head.status, head.text]).toEqual([200, '']);
  expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
});

test.each([
  ['/', 'no-cache', 'text/html; charset=utf-8'],
  ['/assets/app-3f2a.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/assets/anek-91bc.woff2', 'public, max-age=31536000, immutable', 'font/woff2'],
  ['/favicon.svg', 'public, max-age=86400', 'image/svg+xml'],
])('%s is cached with "%s" and typed %s', async (path, cacheControl, contentType) => {
  const { headers } = await ask(path);
  expect(headers).toMatchObject({ 'cache-control': cacheControl, 'content-type': contentType });
});

test('a slash at the end redirects to the page with its query', async () => {
  const { status, headers } = await ask('/services/bathrooms/?a=1?c&b=//evil.test');
  expect([status, headers.location]).toEqual([308, '/services/bathrooms?a=1?c&b=//evil.test']);
});

test.each([
  ...['/index.html', '/404', '/nowhere/', '/about/index.html.br', '/.vite/manifest.json'],
  ...['//evil.test/%2e%2e', '/\\evil.test/', '/about//', '/../about', '/../../etc/passwd'],
  ...['/%2e%2e/%2e%2e/etc/passwd', '/..%5cwin.ini', '/%', '/about%00.html', '/__proto__'],
])('%s gets the not-found page', async (path) => {
  const { status, headers, text } = await ask(path);
  expect([status, text]).toEqual([404, notFound]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  // During a release, a CDN must not keep the 404 of a replica that lacks a new file.
  expect(headers).not.toHaveProperty('cdn-cache-control');
});

test.each([
  ['POST', '/about', 'GET, HEAD'],
  ['OPTIONS', '/about', 'GET, HEAD'],
  ['PUT', '/contact', 'GET, HEAD, POST'],
  ['OPTIONS', '/contact', 'GET, HEAD, POST'],
])('%s on %s is 405 and names the allowed methods', async (method, path, allowed) => {
  const { status, headers } = await ask(path, { method });
  expect([status, headers.allow]).toEqual([405, allowed]);
});

test('the server refuses a site’s folder without a not-found page', async () => {
  await expect(servePages(await makeTestFolder({ 'index.html': '' }))).rejects.toThrow(/404\.html/);
});
