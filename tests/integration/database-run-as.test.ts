import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import {
  canEnter,
  chooseUser,
  copyPrograms,
  findPrograms,
  linkLibraries,
  runProgram,
} from '#server/database/embedded/binaries.ts';
import { sourceSite } from '#tests/support/built-site.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const passwd = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533::/nonexistent:/bin/false';
const withPostgres = `${passwd}\npostgres:x:101:104::/var/lib/postgresql:/bin/bash`;
const nobody = { uid: 65_534, gid: 65_533 };

test.each([
  ['an ordinary user', 1000, withPostgres, undefined, undefined],
  ['root', 0, withPostgres, undefined, { uid: 101, gid: 104 }],
  ['root without that user', 0, passwd, undefined, nobody],
  ['root, with data of another', 0, withPostgres, { uid: 7, gid: 7 }, { uid: 7, gid: 7 }],
])('started by %s, Postgres runs as its fitting user', (_who, uid, users, owner, expected) => {
  expect(chooseUser(uid, users, owner)).toEqual(expected);
});

const isRoot = process.getuid?.() === 0;
// It takes `setpriv`, which every Linux has, and a project that this user may enter.
const canBeNobody = isRoot && existsSync('/usr/bin/setpriv') && canEnter(process.cwd(), nobody);

test.runIf(canBeNobody)('started by an ordinary user, the files are theirs alone', async () => {
  const folder = await makeTestFolder();
  await fs.chown(folder, nobody.uid, nobody.gid);
  const dataDir = join(folder, 'data');
  const { command, args, env } = sourceSite({ DATA_DIR: dataDir });
  const user = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups'];
  const asNobody = { command: '/usr/bin/setpriv', args: [...user, command, ...args], env };
  const server = await ServerProcess.start(asNobody);
  const { uid, mode } = await fs.stat(join(dataDir, 'postgres'));
  expect([uid, mode & 0o777]).toEqual([nobody.uid, 0o700]);
  expect((await server.end()).code).toBe(0);
});

// Only root can start the site as root, and give files to others.
test.runIf(isRoot)('in root’s own folder the files go to a system folder', async () => {
  const folder = await makeTestFolder();
  await fs.chmod(folder, 0o700);
  const dataDir = join(folder, 'data');
  const messages: string[] = [];
  const open = () => openDatabase({ dataDir, log: (message) => messages.push(message) });
  const first = await open();
  const place = await fs.readlink(join(dataDir, 'postgres'));
  onTestFinished(() => fs.rm(dirname(place), { recursive: true }));
  expect(place).toMatch(/^\/var\/lib\/website-database\/site-/);
  expect(messages).toContainEqual(expect.stringContaining(`may not enter ${dataDir}`));
  await first.pool.query(
    "insert into contact_forms (name, email, phone, project_type) values ('asha', '', '', '')",
  );
  await first.close();

  // Also after the folder has been opened to all.
  await fs.chmod(folder, 0o755);
  const second = await open();
  expect((await second.pool.query('select name from contact_forms')).rowCount).toBe(1);
  await second.close();
});

test.runIf(isRoot)('root gives Postgres’s user its files alone, through no link', async () => {
  const dataDir = await makeTestFolder();
  const open = () => openDatabase({ dataDir, log: () => {} });
  await (await open()).close();
  const log = join(dataDir, 'postgres/postgres.log');
  const cluster = join(dataDir, 'postgres/cluster');
  const { uid, gid } = await fs.stat(cluster);
  expect(uid).not.toBe(0);

  const elsewhere = join(await makeTestFolder(), 'of-root');
  await fs.writeFile(elsewhere, 'secret');
  await fs.rename(log, `${log}.1`);
  await fs.symlink(elsewhere, log);
  await expect(open()).rejects.toThrow(/did not start/);
  expect((await fs.stat(elsewhere)).uid).toBe(0);
  expect(await fs.readFile(elsewhere, 'utf8')).toBe('secret');
  await fs.rm(log);

  await fs.rename(cluster, `${cluster}-moved`);
  await fs.mkdir(`${elsewhere}-folder`);
  await fs.symlink(`${elsewhere}-folder`, cluster);
  await expect(open()).rejects.toThrow(/holds files, but no whole database/);
  await fs.rm(cluster);

  // Put back from a backup by root, for example.
  await fs.rename(`${cluster}-moved`, cluster);
  await fs.chown(cluster, 0, 0);
  await expect(open()).rejects.toThrow(/did not start.*Permission denied/s);
  expect((await fs.stat(cluster)).uid).toBe(0);
  await fs.chown(cluster, uid, gid);
  await (await open()).close();
});

// What is missing on Linux are links; elsewhere the programs may not need them.
const isLinux = process.platform === 'linux';
test.runIf(isLinux)(
  'the programs run as npm installs them, without their library links, and so does a copy, which is open to all users',
  async () => {
    const installed = await findPrograms();
    const folder = join(await makeTestFolder(), 'installed');
    await fs.cp(installed.folder, folder, { recursive: true, verbatimSymlinks: true });
    const links = join(folder, 'native/pg-symlinks.json');
    for (const { target } of JSON.parse(await fs.readFile(links, 'utf8')))
      await fs.rm(join(folder, target), { force: true });
    const bare = { ...installed, folder, bin: join(folder, 'native/bin') };
    const start = ({ bin }: typeof bare) => runProgram(join(bin, 'postgres'), ['--version']);
    await expect(start(bare)).rejects.toThrow(/lib/);

    const copy = await copyPrograms(bare, await makeTestFolder());
    await start(copy);
    expect((await fs.lstat(join(copy.bin, 'postgres'))).mode & 0o777).toBe(0o755);
    await linkLibraries(folder);
    await start(bare);
  },
);

test('a copy of the programs is made once', async () => {
  const programs = await findPrograms();
  const parent = await makeTestFolder();
  const { folder } = await copyPrograms(programs, parent);
  const madeAt = async () => (await fs.lstat(folder)).birthtimeMs;
  const first = await madeAt();
  await copyPrograms(programs, parent);
  expect(await madeAt()).toBe(first);
  expect(await fs.readdir(parent)).toEqual([`postgresql-${programs.version}`]);
});
