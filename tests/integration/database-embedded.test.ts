// Over 150 lines: the life of a database that the site brings along, from its first start on.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { findConnection } from '#server/database/embedded/paths.ts';
import { sourceSite } from '#tests/support/built-site.ts';
import { makeDatabaseTemplate, makeDataDir } from '#tests/support/embedded-data.ts';
import { findPostmaster, isRunning, killPostmaster } from '#tests/support/postgres-process.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { slack } from '#tests/support/slack.ts';

const template = await makeDatabaseTemplate();
afterAll(template.remove);

const open = (dataDir: string) => openDatabase({ dataDir, log: () => {} });

test('an empty folder becomes a durable database that listens here alone and asks for its password', async () => {
  const dataDir = join(await makeDataDir(), 'deeper');
  const database = await open(dataDir);
  // Some settings are shown to the superuser alone.
  const client = new pg.Client({ ...findConnection(dataDir) });
  await client.connect();
  const { rows } = await client
    .query(
      `select name, setting from pg_settings where name in
       ('fsync', 'listen_addresses', 'unix_socket_directories', 'server_encoding', 'data_checksums')`,
    )
    .finally(() => client.end());
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    server_encoding: 'UTF8',
    data_checksums: 'on',
  });
  // The site's own role: what it may do is tested in database-rights.
  const { rows: roles } = await database.pool.query('select current_user');
  expect(roles).toEqual([{ current_user: 'website' }]);

  const { passwordFile = '', host, port, user, database: name } = database.address;
  expect((await fs.stat(passwordFile)).mode & 0o777).toBe(0o600);
  const password = (await fs.readFile(passwordFile, 'utf8')).trim();
  expect(password.length).toBeGreaterThanOrEqual(32);
  expect(JSON.stringify(database.address)).not.toContain(password);
  const stranger = new pg.Client({ host, port, user, database: name, password: 'guess' });
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });

  const postmaster = await findPostmaster(dataDir);
  await database.close();
  await expect.poll(() => isRunning(postmaster)).toBe(false);
});

test('new databases that start at the same moment get a port each, and keep it', async () => {
  const folders = await Promise.all([1, 2, 3].map(makeDataDir));
  const databases = await Promise.all(folders.map(open));
  const ports = databases.map(({ address }) => address.port);
  expect(new Set(ports).size).toBe(3);
  const remembered = folders.map((folder) => fs.readFile(join(folder, 'postgres/port'), 'utf8'));
  expect(await Promise.all(remembered)).toEqual(ports.map((port) => `${port}\n`));
  await Promise.all(databases.map((database) => database.close()));
});

test('two copies that start at the same moment on a new folder: one serves, the other refuses', async () => {
  const dataDir = await makeDataDir();
  const copies = await Promise.all(
    [1, 2].map(() => ServerProcess.spawn(sourceSite({ DATA_DIR: dataDir }))),
  );
  await expect.poll(() => copies.filter((copy) => copy.hasEnded).length).toBe(1);
  const serving = copies.find((copy) => !copy.hasEnded);
  await expect.poll(() => serving?.answers('/api/ready')).toBe(true);
  expect(copies.find((copy) => copy.hasEnded)?.output).toContain('Another copy');
  expect((await serving?.end('SIGTERM'))?.code).toBe(0);
  expect(await fs.readdir(dataDir)).toEqual(['postgres']);
});

test('whoever takes all connections of the database leaves a few to its owner', async () => {
  const dataDir = await template.copy();
  const database = await open(dataDir);
  onTestFinished(database.close);
  const login = async (role = {}) => {
    const client = new pg.Client({ ...findConnection(dataDir), ...role });
    client.on('error', () => {});
    onTestFinished(() => client.end());
    await client.connect();
    return client;
  };
  const reader = { user: 'reader', password: 'reader' };
  await (await login()).query("create role reader login password 'reader'");
  const readers = await Promise.allSettled(Array.from({ length: 40 }, () => login(reader)));
  const codes = readers.map((result) => result.status === 'rejected' && result.reason.code);
  expect(new Set(codes)).toEqual(new Set([false, '53300']));
  expect((await (await login()).query('select from leads')).rowCount).toBeGreaterThanOrEqual(0);
});

test('a database of another major version, and a folder of other files, are refused and left as they are', async () => {
  const ofOlder = await template.copy();
  const ofOthers = await makeDataDir();
  await fs.writeFile(join(ofOlder, 'postgres/cluster/PG_VERSION'), '17\n');
  await fs.mkdir(join(ofOthers, 'postgres'), { recursive: true });
  await fs.writeFile(join(ofOthers, 'postgres/notes.txt'), 'mine');
  for (const [dataDir, refusal] of [
    [ofOlder, /made by PostgreSQL 17.*brings PostgreSQL 18/s],
    [ofOthers, /holds files, but no whole database/],
  ] as const) {
    const before = await fs.readdir(dataDir, { recursive: true });
    await expect(open(dataDir)).rejects.toThrow(refusal);
    expect(await fs.readdir(dataDir, { recursive: true })).toEqual(before);
  }
});

test('a first start killed half-way leaves nothing that disturbs the next start', async () => {
  const dataDir = await makeDataDir();
  const server = await ServerProcess.spawn(sourceSite({ DATA_DIR: dataDir }));
  const isHalfMade = async () =>
    (await fs.readdir(dataDir).catch(() => [])).some((name) => name.startsWith('init-'));
  await expect.poll(isHalfMade, { interval: 5 }).toBe(true);
  await server.end('SIGKILL');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);

  const database = await open(dataDir);
  expect(await database.isReady()).toBe(true);
  await database.close();
  // What initdb, which was not killed, has written since goes at the next start.
  await (await open(dataDir)).close();
  expect(await fs.readdir(dataDir)).toEqual(['postgres']);
});

test('Ctrl-C reaches the site and not its database, which the site then stops', async () => {
  const dataDir = await template.copy();
  const server = await ServerProcess.start(sourceSite({ DATA_DIR: dataDir }));
  onTestFinished(async () => void (await server.end()));
  const postmaster = await findPostmaster(dataDir);
  const exited = new Promise((resolve) => server.child.once('exit', resolve));
  const started = performance.now();
  // As a terminal does: to every process of the group.
  process.kill(-(server.child.pid ?? 0), 'SIGINT');
  expect(await exited).toBe(0);
  expect(performance.now() - started).toBeLessThan(slack * 10_000);
  await expect.poll(() => isRunning(postmaster)).toBe(false);
  const log = await fs.readFile(join(dataDir, 'postgres/postgres.log'), 'utf8');
  expect(log.match(/received \w+ shutdown request/g)).toEqual(['received fast shutdown request']);
});

test('a site that closes while its database is dead does not start it again', async () => {
  const dataDir = await template.copy();
  const database = await open(dataDir);
  await killPostmaster(dataDir);
  await database.close();
  const killed = await findPostmaster(dataDir);
  await sleep(500);
  expect(await findPostmaster(dataDir)).toBe(killed);
});

// Elsewhere Postgres itself decides whether a process number is a server's.
const onLinux = test.runIf(process.platform === 'linux');
onLinux('a database opens though its old number is another program’s', async () => {
  const dataDir = await template.copy();
  const cluster = join(dataDir, 'postgres/cluster');
  // Postgres heeds only a process of its own user.
  const { uid, gid } = await fs.stat(cluster);
  const stranger = spawn('sleep', ['60'], { uid, gid });
  onTestFinished(() => void stranger.kill());
  const pidFile = join(cluster, 'postmaster.pid');
  await fs.writeFile(pidFile, `${stranger.pid}\n${cluster}\n1\n15431\n\n127.0.0.1\n0 0\nready\n`);
  await fs.chown(pidFile, uid, gid);
  const database = await open(dataDir);
  expect(await database.isReady()).toBe(true);
  await database.close();
});

onLinux(
  'a data folder that cannot be made is refused at once, with the system’s words',
  async () => {
    await expect(open('/proc/data')).rejects.toThrow(/\/proc\/data.*No such file or directory/);
  },
);
