import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fakeStore, serveApp, validRequest } from '#tests/support/app.ts';
import { findProgram } from '#tests/support/browser.mjs';
import { startCaddy } from '#tests/support/caddy.ts';
import { post, send, serve } from '#tests/support/http.ts';
import { startNginx } from '#tests/support/nginx.ts';

const proxies = [
  { name: 'nginx', program: 'nginx', start: startNginx },
  { name: 'Caddy', program: 'caddy', start: startCaddy },
];
const installed = proxies.filter(({ program }) => findProgram(program));
for (const { program } of proxies)
  if (!findProgram(program)) console.log(`Left out: ${program} (apt-get install ${program}).`);

/** Starts a proxy in front of an app. `edit` changes the shipped file as an operator would. */
async function behind(start: typeof startCaddy, edit?: (shipped: string) => string) {
  const store = fakeStore();
  const { port: sitePort, log } = await serveApp({ ...store, trustProxy: ['loopback'] });
  const { url, stop } = await start(`http://127.0.0.1:${sitePort}`, edit);
  onTestFinished(stop);
  return { port: Number(new URL(url).port), store, log };
}

test.each(installed)(
  'the site stores a lead behind $name with the visitor’s address',
  async ({ start }) => {
    const { port, store, log } = await behind(start);
    const forged = { 'x-forwarded-for': '203.0.113.7' };
    expect((await post(port, '/api/contact', validRequest, forged)).status).toBe(201);
    expect(store.saved).toMatchObject([{ clientKey: '127.0.0.1' }]);
    expect(log.filter(({ level }) => level === 40)).toEqual([]);
  },
);

test.each(installed)('$name redirects the bare domain with 308', async ({ start, name }) => {
  const { port } = await behind(start);
  const host = name === 'nginx' ? 'example.com' : 'bare.localhost';
  const { status, headers } = await send(port, '/contact?a=b', { headers: { host } });
  expect([status, headers.location]).toEqual([308, 'https://www.example.com/contact?a=b']);
});

test.each(installed)('$name keeps a test copy out of search engines', async ({ start }) => {
  const edit = (shipped: string) => shipped.replace(/#(?=.*X-Robots-Tag)/, '');
  const { port } = await behind(start, edit);
  expect((await send(port, '/')).headers['x-robots-tag']).toBe('noindex');
});

const nginx = test.runIf(findProgram('nginx') !== undefined);

nginx('nginx believes Cloudflare on the visitor once its lines are switched on', async () => {
  const { port, store } = await behind(startNginx, (shipped) =>
    shipped
      .replace(/^#(?=set_real_ip_from|real_ip_header)/gm, '')
      .replace('173.245.48.0/20', '127.0.0.0/8'),
  );
  await post(port, '/api/contact', validRequest, { 'cf-connecting-ip': '203.0.113.7' });
  expect(store.saved).toMatchObject([{ clientKey: '203.0.113.7' }]);
});

nginx('nginx answers 429 to one client’s flood and serves others meanwhile', async () => {
  const { port } = await behind(startNginx);
  const flood = async () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    onTestFinished(() => void socket.destroy());
    const request = 'GET / HTTP/1.1\r\nHost: www.example.com\r\n';
    socket.write(`${`${request}\r\n`.repeat(99)}${request}Connection: close\r\n\r\n`);
    return (await socket.setEncoding('latin1').toArray()).join('');
  };
  const flooding = Promise.all(Array.from({ length: 20 }, flood));
  for (let n = 0; n < 20; n++) expect((await send(port, '/')).text).toBe('a page');
  expect((await flooding).join('')).toContain('HTTP/1.1 429 ');
});

nginx.each([
  ['it serves a page', 200],
  ['it does not reach the site', 503],
  ['it refuses a flood', 429],
  ['it cannot keep a large body', 500],
])('nginx logs neither addresses nor answer links when %s', async (_what, status) => {
  const site = createServer((_request, response) => response.end('a page'));
  const sitePort = await serve(site);
  const { url, folder, logs, stop } = await startNginx(`http://127.0.0.1:${sitePort}`, (shipped) =>
    status === 429 ? shipped.replace('burst=200', 'burst=1').replace('50r/s', '1r/m') : shipped,
  );
  onTestFinished(stop);
  if (status === 503) {
    site.close();
    site.closeAllConnections();
  }
  const body = 'x'.repeat(status === 500 ? 100_000 : 1);
  if (status === 500) await rm(join(folder, 'client_body'), { recursive: true });
  const ask = (host: string) =>
    send(Number(new URL(url).port), '/answered/17/SIGNATURE', {
      method: 'POST',
      headers: { host },
      body,
    });
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push(await ask('www.example.com'));
  const answer = answers.find((one) => one.status === status);
  expect(answer).toBeDefined();
  if (status === 503) {
    expect(answer?.headers['retry-after']).toBe('5');
    expect(answer?.text).toMatch(/^The site is restarting\./);
  }
  await ask('example.com');
  expect(await logs()).not.toMatch(/127\.0\.0\.1|SIGNATURE/);
});
