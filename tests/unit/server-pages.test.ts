// Over 150 lines: what is served, how, and what is not.
import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { servePages } from '#server/http/pages.ts';
import { loadSite } from '#server/http/site-files.ts';
import { send, serve, writeFolder } from '#tests/support/http.ts';

const about = '<!doctype html><title>About</title><style>h1{margin:0}</style><h1>About</h1>';
const notFound = '<!doctype html><title>Not found</title><h1>404</h1>';

const builtSite = {
  'index.html': '<!doctype html><title>Home</title>',
  'about/index.html': about,
  'about/index.html.br': brotliCompressSync(about),
  'about/index.html.gz': gzipSync(about),
  'contact/index.html': '<!doctype html><title>Contact</title>',
  'contact/type=bathroom.html': '<!doctype html><title>Contact</title><option selected>Bathroom',
  'services/bathrooms/index.html': '<!doctype html><title>Bathrooms</title>',
  '404.html': notFound,
  'assets/app-3f2a.js': 'export {}',
  'assets/app-3f2a.js.br': brotliCompressSync('export {}'),
  'assets/anek-91bc.woff2': Buffer.from([1, 2, 3]),
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{}',
  '.vite/manifest.json': '{}',
};

async function serveSite({ secure = false } = {}): Promise<number> {
  const pages = servePages(await loadSite(await writeFolder(builtSite)));
  return serve((request, response) => pages(request, response, secure));
}

test('every prerendered page is served at its route, as HTML in UTF-8, compressed or not', async () => {
  const port = await serveSite();
  const pages = { '/': 'Home', '/about': 'About', '/services/bathrooms': 'Bathrooms' };
  for (const [path, title] of Object.entries(pages)) {
    const answer = await send(port, path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(`<title>${title}</title>`);
  }
  // It was not compressed at build.
  const plain = await send(port, '/', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('a query changes the page only where one was built for it', async () => {
  const port = await serveSite();
  expect((await send(port, '/about?utm_source=card')).text).toBe(about);
  expect((await send(port, '/contact?type=bathroom')).text).toContain('selected');
  expect((await send(port, '/contact?type=castle')).text).not.toContain('selected');
  expect((await send(port, '/contact/type=bathroom.html')).status).toBe(404);
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['BR;q=1.0', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['br; q=0.000, gzip;q=0.5', 'gzip', gunzipSync],
  ['deflate', undefined, (body: Buffer) => body],
  ['gzip;q=0', undefined, (body: Buffer) => body],
  ['vibrant, xgzip', undefined, (body: Buffer) => body],
  ['', undefined, (body: Buffer) => body],
])('Accept-Encoding "%s" gets %s', async (accepted, encoding, decode) => {
  const port = await serveSite();
  const answer = await send(port, '/about', { headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(decode(answer.body).toString()).toBe(about);
  expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
});

test('an unchanged page is answered 304 without a body, in each encoding by its own tag', async () => {
  const port = await serveSite();
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const ask = (match = '"other"') =>
      send(port, '/about', { headers: { 'accept-encoding': encoding, 'if-none-match': match } });
    const first = await ask();
    const { etag = '' } = first.headers;
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)]);
    tags.add(etag);
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body, headers } = await ask(match);
      expect([status, body.length, headers['content-length']]).toEqual([304, 0, undefined]);
      expect(headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    }
  }
  expect(tags.size).toBe(3);
});

test('HEAD answers as GET does, without the body', async () => {
  const port = await serveSite();
  const { date: _, ...got } = (await send(port, '/about')).headers;
  const head = await send(port, '/about', { method: 'HEAD' });
  const { date: __, ...headers } = head.headers;
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(headers).toEqual(got);
  expect((await send(port, '/nowhere', { method: 'HEAD' })).status).toBe(404);
});

test.each([
  ['/', 'no-cache', 'text/html; charset=utf-8'],
  ['/assets/app-3f2a.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/assets/anek-91bc.woff2', 'public, max-age=31536000, immutable', 'font/woff2'],
  ['/robots.txt', 'public, max-age=86400', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'public, max-age=86400', 'application/xml; charset=utf-8'],
  ['/favicon.svg', 'public, max-age=86400', 'image/svg+xml; charset=utf-8'],
  ['/site.webmanifest', 'public, max-age=86400', 'application/manifest+json; charset=utf-8'],
])('%s is cached with "%s" and typed %s', async (path, cacheControl, contentType) => {
  const port = await serveSite();
  const answer = await send(port, path);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe(cacheControl);
  expect(answer.headers['content-type']).toBe(contentType);
});

test('a slash at the end of a page redirects to the one address of the page, query kept', async () => {
  const port = await serveSite();
  const answer = await send(port, '/services/bathrooms/?a=1&b=//evil.test');
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe('/services/bathrooms?a=1&b=//evil.test');
});

test.each([
  ...['/index.html', '/404', '/404.html', '/nowhere', '/nowhere/', '/assets/', '/robots.txt/'],
  ...['/assets/gone-0000.js', '/about/index.html.br', '/.vite/manifest.json', '/apiary'],
  ...['//evil.test/', '//evil.test/%2e%2e', '/\\evil.test/', '/about//', '/../about'],
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%5c..%5cwindows%5cwin.ini'],
  ...['/%252e%252e%252fetc/passwd', '/%c0%ae%c0%ae/etc/passwd', '/%', '/%E0%A4%A'],
  ...['/about%00.html', '/about%2f', '/__proto__', '/constructor'],
])('%s gets the not-found page', async (path) => {
  const port = await serveSite();
  const answer = await send(port, path);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['cdn-cache-control']).toBe('max-age=60, stale-if-error=86400');
  expect(answer.text).toBe(notFound);
});

test('any other method on a page is 405 and says what is allowed', async () => {
  const port = await serveSite();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status, headers } = await send(port, '/about', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('a page is sent with the policy that its own inline style needs', async () => {
  const port = await serveSite();
  const { headers } = await send(port, '/about');
  const styleHash = createHash('sha256').update('h1{margin:0}').digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${styleHash}'`);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});

test('over TLS every kind of answer says Strict-Transport-Security', async () => {
  const port = await serveSite({ secure: true });
  const { etag = '' } = (await send(port, '/')).headers;
  const answers = [
    await send(port, '/'),
    await send(port, '/', { headers: { 'if-none-match': etag } }),
    await send(port, '/about/'),
    await send(port, '/nowhere'),
    await send(port, '/', { method: 'POST' }),
    await send(port, '/robots.txt'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 308, 404, 405, 200]);
  for (const { headers } of answers) {
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  }
});

test('a folder without a not-found page is no built site', async () => {
  await expect(loadSite(await writeFolder({ 'index.html': '' }))).rejects.toThrow(/404\.html/);
});
