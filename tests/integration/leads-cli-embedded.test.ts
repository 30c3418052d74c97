import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#server/database/database.ts';
import { homeAt, readPidFile } from '#server/database/embedded/home.ts';
import { root } from '#server/launch/child.mjs';
import { createLeadStore } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { makeFolder, runCli } from '#tests/support/leads-cli.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** A data folder with one lead, whose site is stopped; every test leaves it so. */
const { path: dataDir, remove } = await makeTemporaryFolder('leads-cli');
afterAll(remove);
const config = { dataDir };

/** Opens the database as the site does when it runs. */
async function openSite() {
  const database = await openEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' } });
  const store = createLeadStore(database, { rateLimit: { max: 0, windowSeconds: 600 } });
  return { ...database, store };
}

const first = await openSite();
await first.store.saveLead(validRequest, {});
await first.close();

const isRunning = async () => (await readPidFile(homeAt(join(dataDir, 'postgres')))) !== undefined;

test('while the site is stopped, its database is started to be read and stopped again', async () => {
  const { code, out } = await runCli([], { config });
  expect(code).toBe(0);
  expect(out).toContain('Lakshmi Rao');
  expect(await isRunning()).toBe(false);
});

test('while the site runs, its database is read beside it and left running', async () => {
  const site = await openSite();
  onTestFinished(site.close);
  const { code, out } = await runCli([], { config });
  expect(code).toBe(0);
  expect(out).toContain('Lakshmi Rao');
  expect(await site.isReady()).toBe(true);
});

test('the site can start while the operator is asked', async () => {
  let wasRunning: boolean | undefined;
  await runCli(['erase', '--email', validRequest.email], {
    config,
    answer: async () => {
      wasRunning = await isRunning();
      return 'no';
    },
  });
  expect(wasRunning).toBe(false);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'after %s nothing of the program is left, and what it left behind by a kill is stopped',
  async (signal) => {
    const args = ['server/launch/leads.mjs', 'backup', join(await makeFolder(), 'leads.json')];
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
    /** Ends the program while its database runs. */
    const cutOff = async (by: NodeJS.Signals) => {
      const child = spawn(process.execPath, args, { cwd: root, env });
      const exited = once(child, 'exit');
      await expect.poll(isRunning, { interval: 5 }).toBe(true);
      child.kill(by);
      return (await exited)[0];
    };
    expect(await cutOff(signal)).toBe(1);
    expect(await isRunning()).toBe(false);

    await cutOff('SIGKILL');
    expect(await isRunning()).toBe(true);
    expect((await runCli([], { config })).out).toContain('Lakshmi Rao');
    expect(await isRunning()).toBe(false);
  },
);

test('without a database there is nothing to read, and none is made', async () => {
  const folder = await makeFolder();
  const { code, warnings } = await runCli([], { config: { dataDir: folder } });
  expect(code).toBe(1);
  expect(warnings).toBe(
    `There is no database in ${folder} yet. Start the site once: it makes one.`,
  );
  expect((await runCli([], { config: { dataDir: folder } })).code).toBe(1);
});

test('a backup is restored on a machine that has no database yet', async () => {
  const file = join(await makeFolder(), 'backup.json');
  expect((await runCli(['backup', file], { config })).code).toBe(0);
  const other = { dataDir: await makeFolder() };
  expect((await runCli(['restore', `${file}.missing`], { config: other })).code).toBe(1);
  expect(await readdir(other.dataDir)).toEqual([]);
  expect((await runCli(['restore', file], { config: other })).out).toContain('1 lead put back');
  expect((await runCli([], { config: other })).out).toContain('Lakshmi Rao');
});

test('npm run leads asks in the terminal, and deletes after a yes', async () => {
  const site = await openSite();
  onTestFinished(site.close);
  await site.store.saveLead({ ...validRequest, email: 'erase@example.in' }, {});
  const erase = async (typed: string) => {
    const args = ['server/launch/leads.mjs', 'erase', '--email', 'erase@example.in'];
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
    const child = spawn(process.execPath, args, { cwd: root, env });
    child.stdin.end(typed);
    const out = text(child.stdout);
    const [code] = await once(child, 'exit');
    return { code, out: await out, left: await site.pool.query('select from contact_forms') };
  };
  expect(await erase('')).toMatchObject({
    code: 1,
    out: expect.stringContaining('Nothing was deleted.'),
    left: { rowCount: 2 },
  });
  expect(await erase('yes\n')).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 lead deleted.'),
    left: { rowCount: 1 },
  });
});
