// Over 150 lines: the programs, whose they are and as whom they run.
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import {
  canEnter,
  chooseUser,
  copyPrograms,
  findPrograms,
  runProgram,
} from '#server/database/embedded/programs.ts';
import { linkLibraries } from '#server/launch/install.mjs';
import { sourceSite } from '#tests/support/built-site.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const passwd = [
  'root:x:0:0:root:/root:/bin/bash',
  'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin',
].join('\n');
const withPostgres = `${passwd}\npostgres:x:101:104::/var/lib/postgresql:/bin/bash`;
const nobody = { uid: 65_534, gid: 65_533 };

test.each([
  ['an ordinary user', 1000, withPostgres, undefined, undefined],
  ['root', 0, withPostgres, undefined, { uid: 101, gid: 104 }],
  ['root without that user', 0, passwd, undefined, nobody],
  ['root, with data of nobody', 0, withPostgres, nobody, nobody],
  ['root, with data of no user', 0, withPostgres, { uid: 7, gid: 7 }, { uid: 7, gid: 7 }],
])('started by %s, Postgres runs as its fitting user', (_who, uid, users, owner, expected) => {
  expect(chooseUser(uid, users, owner)).toEqual(expected);
});

async function makeFolder() {
  const folder = await makeTemporaryFolder('run-as');
  onTestFinished(folder.remove);
  return folder.path;
}

// Only root can start the site as root, and give files to others.
const asRoot = test.runIf(process.getuid?.() === 0);

asRoot('started by root, Postgres runs as another user, who owns its files', async () => {
  const dataDir = await makeFolder();
  const database = await openDatabase({ dataDir, log: () => {} });
  const { uid } = await stat(join(dataDir, 'postgres/cluster/postmaster.pid'));
  expect(uid).not.toBe(0);
  await database.close();
});

// It takes `setpriv`, which every Linux has, and a project that this user may enter.
const canBeNobody =
  process.getuid?.() === 0 && existsSync('/usr/bin/setpriv') && canEnter(process.cwd(), nobody);

test.runIf(canBeNobody)('started by an ordinary user, the files are theirs alone', async () => {
  const folder = await makeFolder();
  await chown(folder, nobody.uid, nobody.gid);
  const dataDir = join(folder, 'data');
  const { command, args, env } = sourceSite({ DATA_DIR: dataDir });
  const user = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups'];
  const server = await ServerProcess.start({
    command: '/usr/bin/setpriv',
    args: [...user, command, ...args],
    env,
  });
  const { uid, mode } = await stat(join(dataDir, 'postgres'));
  expect(uid).toBe(nobody.uid);
  expect(mode & 0o777).toBe(0o700);
  expect((await server.end()).code).toBe(0);
});

asRoot(
  'in a folder that only root may enter, the files go to a system folder and are found again',
  async () => {
    const folder = await makeFolder();
    await chmod(folder, 0o700);
    const dataDir = join(folder, 'data');
    const messages: string[] = [];
    const log = (message: string) => messages.push(message);
    const first = await openDatabase({ dataDir, log });
    const place = await readlink(join(dataDir, 'postgres'));
    onTestFinished(() => rm(dirname(place), { recursive: true }));
    expect(place).toMatch(/^\/var\/lib\/website-database\/site-/);
    expect(messages).toContainEqual(expect.stringContaining(`may not enter ${dataDir}`));
    expect(first.address.dataDir).toBe(place);
    await first.pool.query(
      "insert into contact_forms (name, email, phone, project_type) values ('asha', '', '', '')",
    );
    await first.close();

    // Also after the folder has been opened to all.
    await chmod(folder, 0o755);
    const second = await openDatabase({ dataDir, log });
    expect((await second.pool.query('select name from contact_forms')).rowCount).toBe(1);
    await second.close();
  },
);

asRoot('root gives away nothing and follows no link in the database’s folder', async () => {
  const dataDir = await makeFolder();
  const open = () => openDatabase({ dataDir, log: () => {} });
  await (await open()).close();
  const log = join(dataDir, 'postgres/postgres.log');
  const cluster = join(dataDir, 'postgres/cluster');

  const elsewhere = join(await makeFolder(), 'of-root');
  await writeFile(elsewhere, 'secret');
  await rename(log, `${log}.1`);
  await symlink(elsewhere, log);
  await expect(open()).rejects.toThrow(/did not start/);
  expect((await stat(elsewhere)).uid).toBe(0);
  expect(await readFile(elsewhere, 'utf8')).toBe('secret');
  await rm(log);

  await rename(cluster, `${cluster}-moved`);
  await mkdir(`${elsewhere}-folder`);
  await symlink(`${elsewhere}-folder`, cluster);
  await expect(open()).rejects.toThrow(/cluster .*is a link of root/);
  await rm(cluster);

  // Put back from a backup by root, for example.
  await rename(`${cluster}-moved`, cluster);
  const { uid, gid } = await stat(cluster);
  await chown(cluster, 0, 0);
  await expect(open()).rejects.toThrow(/belongs to root.*chown/s);
  expect((await stat(cluster)).uid).toBe(0);
  await chown(cluster, uid, gid);
  await (await open()).close();
});

// What is missing on Linux are links; elsewhere the programs may not need them.
test.runIf(process.platform === 'linux')(
  'a copy of the programs is open to all users, is made once, and runs once its links are made',
  async () => {
    const programs = await findPrograms();
    const parent = await makeFolder();
    const copy = await copyPrograms(programs, parent);
    expect(dirname(copy.folder)).toBe(parent);
    const postgres = join(copy.bin, 'postgres');
    expect((await lstat(postgres)).mode & 0o777).toBe(0o755);
    const { mtimeMs } = await lstat(copy.folder);
    await copyPrograms(programs, parent);
    expect((await lstat(copy.folder)).mtimeMs).toBe(mtimeMs);

    const list = JSON.parse(await readFile(join(copy.folder, 'native/pg-symlinks.json'), 'utf8'));
    for (const { target } of list) await rm(join(copy.folder, target), { force: true });
    await expect(runProgram(postgres, ['--version'])).rejects.toThrow(/lib/);
    linkLibraries(parent);
    await runProgram(postgres, ['--version']);
  },
);
