import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { validRequest } from '#tests/support/app.ts';
import { sourceSite } from '#tests/support/built-site.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { post, send, serve } from '#tests/support/http.ts';
import { type ServerCommand, ServerProcess } from '#tests/support/server-process.ts';
import { slack } from '#tests/support/slack.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { password } = new URL(database.url);

const sites: ServerProcess[] = [];
afterAll(() => Promise.all(sites.map((site) => site.end('SIGKILL'))));

/** Starts the site's server on the test's database. If it still runs after the tests, it is killed. */
async function spawnSite(
  settings: Record<string, string> = {},
  change: (command: ServerCommand) => ServerCommand = (command) => command,
) {
  const site = await ServerProcess.spawn(
    change(sourceSite({ DATABASE_URL: database.url, ...settings })),
  );
  sites.push(site);
  return site;
}

async function startSite(...options: Parameters<typeof spawnSite>) {
  const site = await spawnSite(...options);
  await site.waitUntilUp();
  return { site, port: Number(new URL(site.url).port) };
}

const endOf = async (site: ServerProcess): Promise<number | null> =>
  site.hasEnded ? site.child.exitCode : (await once(site.child, 'exit'))[0];

// These tests mostly wait for processes, so they run together.
test.concurrent('the start names the site’s address and a misspelt setting', async ({ expect }) => {
  const { site, port } = await startSite({ SMTP_URI: 'smtp://127.0.0.1:1' });
  for (const words of [
    `http://localhost:${port}`,
    'Warning: SMTP_URI is not a setting. Check its spelling in .env.example.',
    'the site address is still https://www.example.com',
  ])
    await expect.poll(() => site.output).toContain(words);
  expect(site.output).not.toContain(password);
  expect((await send(port, '/')).text).toBe('a page');
  const { code, ms } = await site.end('SIGHUP');
  expect(code).toBe(0);
  // The stop would wait this long for a request under way.
  expect(ms).toBeLessThan(slack * 5000);
});

/** Resolves to the reason why a page gets no response. A site that stops takes no more connections: ECONNREFUSED. */
const knock = (port: number) =>
  send(port, '/').then(
    () => 'answered',
    (error) => error.code,
  );

const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

test.concurrent('the site finishes a lead under way at SIGTERM', async ({ expect }) => {
  const { site, port } = await startSite();
  const body = JSON.stringify({ ...validRequest, name: 'Under way' });
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
  // When the server responds to a later request, it has received these headers.
  await send(port, '/api/health');
  site.child.kill('SIGTERM');
  await expect.poll(() => knock(port)).toBe('ECONNREFUSED');
  socket.write(body);
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 201 /);
  expect(await endOf(site)).toBe(0);
  expect(await database.countLeads('Under way')).toBe(1);
});

/** Starts a site with a request whose body never arrives. */
async function startHanging() {
  const { site, port } = await startSite();
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(`${head}Content-Length: 9\r\n\r\n{`);
  // The server may cut the connection off.
  const hanging = socket.toArray().then(
    (parts) => parts.join(''),
    () => '',
  );
  // When the server responds to a later request, it has received these headers.
  await send(port, '/api/health');
  return { site, port, hanging };
}

test.concurrent('the site ends within 10 s of a signal', async () => {
  const { site, hanging } = await startHanging();
  const { code, ms } = await site.end('SIGINT');
  expect(code).toBe(0);
  expect(ms).toBeLessThan(slack * 10_000);
  expect(await hanging).toBe('');
});

const frozen = await startDatabaseProxy(database.url);
test.concurrent('the site exits with 0 while database and webhook are silent', async () => {
  const webhook = createServer();
  await once(webhook.listen(0, '127.0.0.1'), 'listening');
  const { port: webhookPort } = webhook.address() as AddressInfo;
  const settings = {
    DATABASE_URL: frozen.url,
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${webhookPort}`,
  };
  const { site, port } = await startSite(settings);
  const called = once(webhook, 'connection');
  expect((await post(port, '/api/contact', validRequest)).status).toBe(201);
  await database.pool.query(`insert into lead_outbox (contact_form_id, channel)
    select max(id), 'webhook' from contact_forms`);
  await called;
  frozen.proxy.isHolding = true;
  const { code } = await site.end('SIGTERM');
  webhook.close();
  expect([code, site.output]).toEqual([0, expect.not.stringContaining('took too long')]);
});

test.concurrent('the site exits with 0 at a signal while it is connecting', async () => {
  const silent = createServer();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const site = await spawnSite({ DATABASE_URL: `postgresql://u:p@127.0.0.1:${port}/leads` });
  await once(silent, 'connection');
  const { code, ms } = await site.end('SIGTERM');
  silent.close();
  expect([code, site.output]).toEqual([0, '']);
  expect(ms).toBeLessThan(slack * 5000);
});

test.concurrent('the site ends immediately at a second signal', async ({ expect }) => {
  const { site, port, hanging } = await startHanging();
  site.child.kill('SIGINT');
  await expect.poll(() => knock(port)).toBe('ECONNREFUSED');
  // Within a second it would count as the same signal, which npm sends again.
  await sleep(1200);
  expect(site.hasEnded).toBe(false);
  expect((await site.end('SIGINT')).code).toBe(1);
  expect(await hanging).toBe('');
});

// Linux has a device that behaves as a full disk does.
test.runIf(existsSync('/dev/full'))(
  'the site stores leads while the disk of its log is full',
  async () => {
    const { site, port } = await startSite({}, ({ command, args, ...rest }) => ({
      ...rest,
      command: 'sh',
      args: ['-c', 'exec "$@" >/dev/full', 'sh', command, ...args],
    }));
    for (let n = 0; n < 40; n++) {
      expect((await post(port, '/api/contact', validRequest)).status).toBe(201);
    }
    expect((await site.end()).code).toBe(0);
    expect(site.output).toBe('');
  },
);

test('a start that fails warns of a misspelt setting', async () => {
  const port = await serve((_request, response) => response.end());
  const settings = { LEAD_EMAIL: 'sales@builtright.test', LOG_LEVEL: 'silent' };
  const site = await spawnSite(settings, (command) => ({ ...command, port }));
  expect(await endOf(site)).toBe(1);
  expect(site.output).toMatch(
    /^Warning: LEAD_EMAIL is not a setting.*\nCannot listen on port \d+: .*\n$/,
  );
});
