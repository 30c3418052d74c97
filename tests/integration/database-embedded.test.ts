// Over 150 lines: all that befalls a database which the site brings along.
import { existsSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import {
  mkdir,
  open as openFile,
  readdir,
  readFile,
  readlink,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { findConnection } from '#server/database/embedded/home.ts';
import { StartError } from '#server/start-error.ts';
import { sourceSite } from '#tests/support/built-site.ts';
import { makeDatabaseTemplate, makeDataDir } from '#tests/support/embedded-data.ts';
import { findPostmaster, isRunning } from '#tests/support/postgres-process.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { slack } from '#tests/support/slack.ts';

const template = await makeDatabaseTemplate();
afterAll(template.remove);

async function open(dataDir: string, messages: string[] = []): Promise<Database> {
  return openDatabase({ dataDir, log: (message) => messages.push(message) });
}

/** Starts a server program; what is left of it is ended after the test. */
async function startServer(dataDir: string): Promise<ServerProcess> {
  const server = await ServerProcess.start(sourceSite({ DATA_DIR: dataDir }));
  onTestFinished(async () => {
    await server.end();
  });
  return server;
}

test('an empty folder becomes a durable database that listens here alone and asks for its password', async () => {
  const dataDir = await makeDataDir();
  const database = await open(dataDir);
  // Some settings are shown to the superuser alone.
  const client = new pg.Client({ ...(await findConnection(dataDir)) });
  await client.connect();
  const { rows } = await client
    .query(
      `select name, setting from pg_settings where name in
       ('fsync', 'listen_addresses', 'unix_socket_directories', 'server_encoding', 'data_checksums')`,
    )
    .finally(() => client.end());
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  expect(settings).toEqual({
    fsync: 'on',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    server_encoding: 'UTF8',
    data_checksums: 'on',
  });
  expect(database.warnings).toEqual([]);
  // The site's own role: what it may do is tested in database-rights.
  const { rows: roles } = await database.pool.query('select current_user');
  expect(roles).toEqual([{ current_user: 'website' }]);

  const { passwordFile = '', host, port, user, database: name } = database.address;
  expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
  const password = (await readFile(passwordFile, 'utf8')).trim();
  expect(password.length).toBeGreaterThanOrEqual(32);
  expect(JSON.stringify(database.address)).not.toContain(password);
  const stranger = new pg.Client({ host, port, user, database: name, password: 'guess' });
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });

  const postmaster = await findPostmaster(dataDir);
  await database.close();
  await expect.poll(() => isRunning(postmaster)).toBe(false);
});

// Only Linux tells which file a number stands for.
test.runIf(process.platform === 'linux')(
  'a new database is on the disk, with every name on the way to it, before it is used',
  async () => {
    const handle = await openFile(import.meta.filename);
    onTestFinished(() => handle.close());
    const synced: string[] = [];
    const spy = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (
      this: unknown,
    ) {
      const { fd } = this as FileHandle;
      synced.push(await readlink(`/proc/self/fd/${fd}`));
    });
    onTestFinished(() => spy.mockRestore());
    const dataDir = join(await makeDataDir(), 'deeper');
    await (await open(dataDir)).close();
    const staging = join(dataDir, `init-${process.pid}`);
    expect(synced).toEqual([
      dirname(dataDir),
      dirname(dirname(dataDir)),
      join(staging, 'password'),
      join(staging, 'port'),
      staging,
      dataDir,
    ]);
  },
);

/** Gives a database that is not running a port that no other test would take when it is stopped. */
async function moveToOwnPort(dataDir: string): Promise<void> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  await writeFile(join(dataDir, 'postgres/port'), `${port}\n`);
}

test('a database whose port is taken listens on another one that time', async () => {
  const dataDir = await template.copy();
  await moveToOwnPort(dataDir);
  const first = await open(dataDir);
  const { port } = first.address;
  await first.close();
  const stranger = createServer().listen(port, '127.0.0.1');
  const messages: string[] = [];
  const second = await open(dataDir, messages);
  expect(second.address.port).not.toBe(port);
  expect(messages).toContainEqual(expect.stringContaining(`Port ${port} is taken`));
  await second.close();
  stranger.close();
  const third = await open(dataDir);
  expect(third.address.port).toBe(port);
  await third.close();
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
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('a database of another major version is refused and left as it is', async () => {
  const dataDir = await template.copy();
  const database = await open(dataDir);
  await database.close();
  const versionFile = join(dataDir, 'postgres/cluster/PG_VERSION');
  await writeFile(versionFile, '17\n');
  const before = await readdir(join(dataDir, 'postgres'), { recursive: true });
  const opening = open(dataDir);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/made by PostgreSQL 17.*brings PostgreSQL 18/s);
  expect(await readdir(join(dataDir, 'postgres'), { recursive: true })).toEqual(before);
  expect(await readFile(versionFile, 'utf8')).toBe('17\n');
});

test('a folder that holds other files instead of a database is refused and left as it is', async () => {
  const dataDir = await makeDataDir();
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres/notes.txt'), 'mine');
  await expect(open(dataDir)).rejects.toThrow(/holds files, but no whole database/);
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['notes.txt']);
});

test('a first start killed half-way leaves nothing that disturbs the next start', async () => {
  const dataDir = await makeDataDir();
  const server = await ServerProcess.spawn(sourceSite({ DATA_DIR: dataDir }));
  const isHalfMade = async () =>
    (await readdir(dataDir).catch(() => [])).some((name) => name.startsWith('init-'));
  for (const deadline = Date.now() + 60_000; !(await isHalfMade()); await sleep(5)) {
    if (Date.now() > deadline) throw new Error('initdb did not begin');
  }
  await server.end('SIGKILL');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);

  const database = await open(dataDir);
  expect(await database.isReady()).toBe(true);
  await database.close();
  // What initdb, which was not killed, has written since goes at the next start.
  await (await open(dataDir)).close();
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('Ctrl-C reaches the site and not its database, which the site then stops', async () => {
  const dataDir = await template.copy();
  const server = await startServer(dataDir);
  const postmaster = await findPostmaster(dataDir);
  const exited = new Promise((resolve) => server.child.once('exit', resolve));
  const started = performance.now();
  // As a terminal does: to every process of the group.
  process.kill(-(server.child.pid ?? 0), 'SIGINT');
  expect(await exited).toBe(0);
  expect(performance.now() - started).toBeLessThan(slack * 10_000);
  await expect.poll(() => isRunning(postmaster)).toBe(false);
  const log = await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8');
  expect(log.match(/received \w+ shutdown request/g)).toEqual(['received fast shutdown request']);
});
