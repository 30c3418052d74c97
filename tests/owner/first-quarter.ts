/*
 * Over 150 lines: one story from its beginning to its end.
 * The first quarter of an hour of somebody who has just found this repository: a clone, their own facts, the
 * quick tests, the build, the site behind Caddy with certificates of its own, a lead through HTTPS, its
 * mail, the lead answered by the link in it. Needs git and Caddy 2:
 *
 *   npx tsx tests/owner/first-quarter.ts
 *
 * Prints what each step took. Uses the newest commit, ports that are free, and a temporary folder.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '#server/launch/child.mjs';
import { validRequest } from '#tests/support/app.ts';
import { findFreePort, ServerProcess } from '#tests/support/server-process.ts';
import { openMailServer } from '#tests/support/smtp.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const host = 'www.rao-interiors.localhost';
const facts: readonly [from: string | RegExp, to: string][] = [
  [/\bname: 'BuiltRight[^']*'/, "name: 'Rao Interiors'"],
  [/shortName: '[^']*'/, "shortName: 'Rao'"],
  [/phone: '[^']*'/, "phone: '98480 22338'"],
  [/whatsapp: '[^']*'/, "whatsapp: '98480 22338'"],
  [/email: '[^']*'/, "email: 'desk@rao-interiors.in'"],
  [/street: ''/, "street: '12 Hitech City Road'"],
  [/postalCode: ''/, "postalCode: '500081'"],
  [/origin: '[^']*'/, `origin: 'https://${host}'`],
];

const temporary = await makeTemporaryFolder('first-quarter');
const site = join(temporary.path, 'site');
const caddyFolder = join(temporary.path, 'caddy');
const mailServer = await openMailServer();
const [sitePort, httpsPort, httpPort] = [
  await findFreePort(),
  await findFreePort(),
  await findFreePort(),
];

/** Runs a command, silently unless it fails. */
async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${(await printed).join('\n')}`);
}

/** Replaces texts in a file of the clone. */
async function edit(file: string, changes: readonly [from: string | RegExp, to: string][]) {
  let content = await readFile(join(site, file), 'utf8');
  for (const [from, to] of changes) {
    assert(content.search(from) >= 0, `${file} has no ${from}`);
    content = content.replace(from, to);
  }
  await writeFile(join(site, file), content);
}

/** A request as a browser would send it through Caddy, whose own authority has to vouch for it. */
async function ask(method: string, path: string, body = '', type = 'application/json') {
  const authority = join(caddyFolder, 'caddy/pki/authorities/local/root.crt');
  const outgoing = request({
    host: '127.0.0.1',
    port: httpsPort,
    servername: host,
    ca: await readFile(authority),
    method,
    path,
    headers: { Host: host, 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) },
  });
  outgoing.end(body);
  const [response] = await once(outgoing, 'response');
  return { status: response.statusCode as number, body: await text(response) };
}

async function startSite(): Promise<ServerProcess> {
  const server = await ServerProcess.spawn({
    command: 'npm',
    args: ['--prefix', site, 'start'],
    port: sitePort,
    env: {
      TRUST_PROXY: 'loopback',
      DATA_DIR: join(temporary.path, 'data'),
      LEAD_EMAIL_TO: 'desk@rao-interiors.in',
      SMTP_URL: mailServer.url,
    },
  });
  await server.waitUntilUp(10 * 60_000);
  return server;
}

async function startCaddy(): Promise<ServerProcess> {
  const file = join(temporary.path, 'Caddyfile');
  const shipped = await readFile(join(site, 'deploy/Caddyfile'), 'utf8');
  const ownDomain = shipped
    .replaceAll('www.example.com', host)
    .replaceAll('example.com', 'rao-interiors.localhost')
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`);
  const options = `admin off\n\tskip_install_trust\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}`;
  await writeFile(file, `{\n\t${options}\n}\n${ownDomain}`);
  const caddy = await ServerProcess.spawn({
    command: 'caddy',
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { XDG_DATA_HOME: caddyFolder, XDG_CONFIG_HOME: caddyFolder },
  });
  for (const deadline = Date.now() + 30_000; ; await sleep(100)) {
    const isUp = await ask('GET', '/api/ready').then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) return caddy;
    if (caddy.hasEnded || Date.now() > deadline) throw new Error(`Caddy: ${caddy.output}`);
  }
}

async function sendLead(): Promise<void> {
  const page = await ask('GET', '/contact');
  assert.match(page.body, /Rao Interiors/);
  const { status } = await ask('POST', '/api/contact', JSON.stringify(validRequest));
  assert.equal(status, 201);
}

async function readMail(): Promise<string> {
  for (const deadline = Date.now() + 30_000; mailServer.mails.length === 0; await sleep(100)) {
    assert(Date.now() < deadline, 'no mail came');
  }
  const link = new RegExp(`https://${host}(/answered/\\S+)`).exec(mailServer.mails[0]?.text ?? '');
  assert(link?.[1], 'the mail has no link');
  return link[1];
}

async function answer(path: string): Promise<void> {
  assert.match((await ask('GET', path)).body, /Mark as answered/);
  const { status } = await ask('POST', path, '', 'application/x-www-form-urlencoded');
  assert.equal(status, 303);
  assert.match((await ask('GET', path)).body, /is answered/);
}

const took: [name: string, seconds: number][] = [];
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  took.push([name, (performance.now() - began) / 1000]);
  console.log(`| ${name} | ${took.at(-1)?.[1].toFixed(1)} |`);
  return result;
}

const running: ServerProcess[] = [];
try {
  console.log('| step | seconds |\n|---|--:|');
  await step('clone', () => run(root, 'git', 'clone', '--quiet', root, site));
  await step('own facts', () => edit('shared/company.ts', facts));
  await step('install', () => run(site, 'npm', 'ci'));
  await step('`npm test -- quick`', () => run(site, 'npm', 'test', '--', 'quick'));
  await step('`npm start`, with the first build', async () => running.push(await startSite()));
  await step('Caddy with its own certificates', async () => running.push(await startCaddy()));
  await step('a page and a lead through HTTPS', sendLead);
  const link = await step('the mail', readMail);
  await step('answered by its link', () => answer(link));
  const total = took.reduce((sum, [, seconds]) => sum + seconds, 0);
  console.log(`| in all | ${total.toFixed(1)} |`);
  assert(total < 15 * 60, 'over a quarter of an hour');
} finally {
  for (const server of running.toReversed()) await server.end('SIGINT');
  await mailServer.stop();
  await temporary.remove();
}
