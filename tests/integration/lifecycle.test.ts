import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { validRequest } from '#tests/support/app.ts';
import { post, send, sendRaw, serve, writeFolder } from '#tests/support/http.ts';
import { findFreePort } from '#tests/support/server-process.ts';
import { slack } from '#tests/support/slack.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts the site's server as a process on the test's database; it is killed if it outlives the test. */
async function spawnSite(settings: Record<string, string> = {}, output: 'pipe' | number = 'pipe') {
  const folder = await writeFolder({ 'index.html': '<h1>Home</h1>', '404.html': '<h1>404</h1>' });
  const own = { PUBLIC_FOLDER: folder, DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: '0' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/site-server.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...own, ...settings },
    stdio: ['ignore', output, 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    if (!ended(child)) child.kill('SIGKILL');
    await exited;
  });
  const printed = { out: '', error: '' };
  child.stdout?.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed.error += chunk;
  });
  return { child, printed, exited };
}

async function startSite(settings?: Record<string, string>) {
  const site = await spawnSite(settings);
  await expect.poll(() => ended(site.child) || site.printed.out.includes('Ctrl-C')).toBe(true);
  const port = Number(/http:\/\/localhost:(\d+)/.exec(site.printed.out)?.[1]);
  if (!port) throw new Error(`The server did not start: ${site.printed.error}`);
  return { ...site, port };
}

test('the start prints the address, where leads are and notices go, warnings, placeholders, and no secret; a closed terminal ends the site at once, exit 0', async () => {
  const { child, port, printed, exited } = await startSite({
    SMTP_URL: 'smtp://user:s3cret@127.0.0.1:1',
    LEAD_EMAIL_TO: 'sales@builtright.test',
    LEAD_WEBHOOK_URL: 'https://user:s3cret@crm.builtright.test/hooks/s3cret',
    SMTPURL: 'smtp://127.0.0.1:1',
  });
  const { host, port: databasePort, database: name, user } = database.address;
  for (const words of [
    `host ${host}, port ${databasePort}, database ${name}, user ${user}, table contact_forms`,
    'as in DATABASE_URL',
    'start with HOST=0.0.0.0 before the command',
    'Notices   for each new lead, to sales@builtright.test, the webhook at crm.builtright.test\n',
    'Warning: SMTPURL is not a setting of the site; SMTP_URL is.',
    'the site address is still https://www.example.com',
  ]) {
    expect(printed.out).toContain(words);
  }
  expect(printed.out).not.toContain(new URL(database.url).password);
  expect(printed.out).not.toContain('s3cret');
  expect((await send(port, '/')).text).toBe('<h1>Home</h1>');
  expect((await send(port, '/api/ready')).status).toBe(200);

  const started = performance.now();
  child.kill('SIGHUP');
  expect(await exited).toBe(0);
  // A request under way would be waited for this long.
  expect(performance.now() - started).toBeLessThan(slack * 5000);
});

test('on SIGTERM a lead under way is stored and answered, new connections are refused, exit 0', async () => {
  const { child, port, exited } = await startSite();
  const body = JSON.stringify({ ...validRequest, name: 'Under way' });
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  // The headers are there once the server answers somebody who came later.
  await send(port, '/api/health');
  child.kill('SIGTERM');
  const knock = () =>
    send(port, '/').then(
      () => 'answered',
      (error) => error.code,
    );
  await expect.poll(knock).toBe('ECONNREFUSED');
  socket.write(body);
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await exited).toBe(0);
  const stored = "select from contact_forms where name = 'Under way'";
  expect((await database.pool.query(stored)).rowCount).toBe(1);
});

test('a client that never finishes its request does not keep the server from ending: within 10 s, or at once by a second signal', async () => {
  const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const [patient, hurried] = await Promise.all([startSite(), startSite()]);
  const sites = [patient, hurried];
  const hanging = sites.map(({ port }) => sendRaw(port, `${head}Content-Length: 9\r\n\r\n{`));
  // The heads are there once the server answers somebody who came later.
  for (const { port } of sites) await send(port, '/api/health');
  const started = performance.now();
  for (const { child } of sites) child.kill('SIGINT');
  // Within a second it would count as the same one, which npm passes on again.
  await sleep(1200);
  expect(ended(hurried.child)).toBe(false);
  hurried.child.kill('SIGINT');
  expect(await hurried.exited).toBe(1);
  expect(await patient.exited).toBe(0);
  expect(performance.now() - started).toBeLessThan(slack * 10_000);
  expect(await Promise.all(hanging)).toEqual(['', '']);
});

// Linux has a device that behaves as a full disk does.
test.runIf(existsSync('/dev/full'))(
  'with a full disk behind its log the site answers, stores leads and ends as ever',
  async () => {
    const port = await findFreePort();
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const { child, exited, printed } = await spawnSite({ PORT: String(port) }, full);
    const isUp = () =>
      send(port, '/api/health').then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(isUp).toBe(200);
    for (let n = 0; n < 40; n++) {
      expect((await post(port, '/api/contact', validRequest)).status).toBe(201);
    }
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(printed.error).toBe('');
  },
);

test('a port in use, and what the system refuses, are reported in one line without a password, exit 1', async () => {
  const taken = await serve((_request, response) => response.end());
  const failures: [Record<string, string>, RegExp][] = [
    [{ PORT: `${taken}` }, /^Port \d+ is in use by another program\..*\n$/],
    [{ PUBLIC_FOLDER: '/no/such/folder' }, /^The system refuses: ENOENT: .*\n$/],
  ];
  const fail = async ([settings, line]: (typeof failures)[number]) => {
    const { printed, exited } = await spawnSite(settings);
    expect(await exited).toBe(1);
    expect(printed.error).toMatch(line);
    expect(printed.error).not.toContain(new URL(database.url).password);
  };
  await Promise.all(failures.map(fail));
});
