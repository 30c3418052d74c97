/*
 * Measures the first quarter of an hour of a new owner: a clone, the owner's facts, the quick tests, the build, the site
 * behind Caddy with its own certificates, a lead through HTTPS, its mail, and the link that marks it as answered. It
 * needs git, curl and Caddy 2:
 *
 *   npx tsx tests/owner/first-quarter.ts
 *
 * Prints the time of each step. Uses the newest commit, free ports and a temporary folder.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '#server/database/embedded-postgres.ts';
import { root } from '#server/launch/child.mjs';
import { validRequest } from '#tests/support/app.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { openMailServer } from '#tests/support/smtp.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { Scope } from '#tests/torture/scope.ts';

const host = 'www.rao-interiors.localhost';
const facts: readonly [from: RegExp, to: string][] = [
  [/\bname: 'BuiltRight[^']*'/, "name: 'Rao Interiors'"],
  [/phone: '[^']*'/, "phone: '98480 22338'"],
  [/email: '[^']*'/, "email: 'desk@rao-interiors.in'"],
  [/street: ''/, "street: '12 Hitech City Road'"],
  [/origin: '[^']*'/, `origin: 'https://${host}'`],
];

const scope = new Scope();
const { path: temporary, remove } = await makeTemporaryFolder('first-quarter');
scope.atEnd(remove);
const mailServer = await openMailServer();
scope.atEnd(mailServer.stop);
const [site, caddyFolder] = [join(temporary, 'site'), join(temporary, 'caddy')];
const [sitePort, httpsPort] = [await findFreePort(), await findFreePort()];

/** Runs a command in a folder. Resolves to its output. */
const run = async (cwd: string, command: string, ...args: string[]) =>
  (await promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 28 })).stdout;

/** Edits a file of the clone. */
async function edit(file: string, change: (content: string) => string): Promise<void> {
  const before = await readFile(join(site, file), 'utf8');
  await writeFile(join(site, file), change(before));
}

/** Sends a request through Caddy, follows redirects, and trusts only the certificates of this Caddy. */
const ask = (path: string, ...args: string[]) =>
  run(
    root,
    'curl',
    ...['--silent', '--show-error', '--fail', '--location'],
    // Caddy takes a moment to make its certificates.
    ...['--retry', '30', '--retry-delay', '1', '--retry-all-errors'],
    ...['--cacert', join(caddyFolder, 'caddy/pki/authorities/local/root.crt')],
    ...['--connect-to', `${host}:443:127.0.0.1:${httpsPort}`, ...args, `https://${host}${path}`],
  );

async function startSite(): Promise<void> {
  const server = await ServerProcess.spawn({
    command: 'npm',
    args: ['--prefix', site, 'start'],
    port: sitePort,
    env: {
      TRUST_PROXY: 'loopback',
      DATA_DIR: join(temporary, 'data'),
      LEAD_EMAIL_TO: 'desk@rao-interiors.in',
      SMTP_URL: mailServer.url,
    },
  });
  scope.atEnd(() => server.end('SIGINT'));
  await server.waitUntilUp(10 * 60_000);
}

async function startCaddy(): Promise<void> {
  const options = `admin off\n\tskip_install_trust\n\thttp_port ${await findFreePort()}\n\thttps_port ${httpsPort}`;
  await edit('deploy/Caddyfile', (shipped) => {
    const ownDomain = shipped
      .replaceAll('www.example.com', host)
      .replaceAll('example.com', 'rao-interiors.localhost')
      .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`);
    return `{\n\t${options}\n}\n${ownDomain}`;
  });
  const caddy = await ServerProcess.spawn({
    command: 'caddy',
    args: ['run', '--config', join(site, 'deploy/Caddyfile')],
    env: { XDG_DATA_HOME: caddyFolder, XDG_CONFIG_HOME: caddyFolder },
  });
  scope.atEnd(() => caddy.end('SIGINT'));
  await ask('/api/ready');
}

async function sendLead(): Promise<void> {
  assert.match(await ask('/contact'), /Rao Interiors/);
  const body = ['--json', JSON.stringify(validRequest)];
  // These headers are a browser's. The mail of possible spam would wait up to ten minutes.
  body.push('--user-agent', 'Mozilla/5.0', '--header', 'Accept-Language: en-IN');
  assert.match(await ask('/api/contact', ...body), /"id":1/);
}

/** Returns the path of the link in the mail. */
async function readMail(): Promise<string> {
  for (const deadline = Date.now() + 30_000; mailServer.mails.length === 0; await sleep(100))
    assert(Date.now() < deadline, 'no mail came');
  const link = new RegExp(`https://${host}(/answered/\\S+)`).exec(mailServer.mails[0]?.text ?? '');
  assert(link?.[1], 'the mail has no link');
  return link[1];
}

async function answer(path: string): Promise<void> {
  assert.match(await ask(path), /Mark as answered/);
  assert.match(await ask(path, '--data', ''), /is answered/);
}

const began = performance.now();
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`| ${name} | ${((performance.now() - start) / 1000).toFixed(1)} |`);
  return result;
}

const enterFacts = () =>
  edit('shared/company.ts', (content) =>
    facts.reduce((text, [from, to]) => {
      assert.match(text, from);
      return text.replace(from, to);
    }, content),
  );

try {
  console.log('| step | seconds |\n|---|--:|');
  await step('clone', () => run(root, 'git', 'clone', '--quiet', root, site));
  await step('own facts', enterFacts);
  await step('install', () => run(site, 'npm', 'ci'));
  await step('`npm test -- quick`', () => run(site, 'npm', 'test', '--', 'quick'));
  await step('`npm start`, with the first build', startSite);
  await step('Caddy with its own certificates', startCaddy);
  await step('a page and a lead through HTTPS', sendLead);
  const link = await step('the mail', readMail);
  await step('answered by its link', () => answer(link));
  const total = (performance.now() - began) / 1000;
  console.log(`| in all | ${total.toFixed(1)} |`);
  assert(total < 15 * 60, 'over a quarter of an hour');
} finally {
  await scope.close();
}
