import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { findConnection } from '#server/database/embedded-postgres.ts';
import { root } from '#server/launch/child.mjs';
import { createReadiness } from '#server/leads/readiness.ts';
import { createSaveLead } from '#server/leads/store.ts';
import { createTestLogger, validRequest } from '#tests/support/app.ts';
import { runCli } from '#tests/support/leads-cli.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

/** A data folder with one lead, whose site is stopped. Every test leaves it in this state. */
const { path: dataDir, remove } = await makeTemporaryFolder('leads-cli');
afterAll(remove);
const config = { DATA_DIR: dataDir };

/** Opens the database as the site does when it runs. */
async function openSite() {
  const database = await openDatabase({ dataDir, log: () => {}, settings: { fsync: 'off' } });
  const saveLead = createSaveLead(database);
  return { ...database, saveLead };
}

const first = await openSite();
await first.saveLead(validRequest, {});
await first.close();

const isRunning = async () => findConnection(dataDir) !== undefined;

const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };

/** Starts `npm run leads` as a separate process. */
const start = (...args: string[]) =>
  spawn(process.execPath, ['server/launch/leads.mjs', ...args], { cwd: root, env });

test('npm run leads starts and stops the database of a stopped site', async () => {
  let wasRunning: boolean | undefined;
  const { code, out } = await runCli(['erase', '--email', validRequest.email], {
    config,
    answer: async () => {
      wasRunning = await isRunning();
      return 'no';
    },
  });
  expect([code, wasRunning]).toEqual([1, false]);
  expect(out).toContain('Lakshmi Rao');
  expect(await isRunning()).toBe(false);
});

test('a signal leaves nothing of the program running', async () => {
  // The program asks, so its database runs until somebody answers.
  const child = start('erase', '--email', validRequest.email);
  const exited = once(child, 'exit');
  await expect.poll(isRunning).toBe(true);
  child.kill('SIGTERM');
  expect((await exited)[0]).toBe(1);
  expect(await isRunning()).toBe(false);
});

test('restore makes a database where there is none yet', async () => {
  const file = join(await makeTestFolder(), 'backup.json');
  expect(await runCli(['backup', file], { config })).toMatchObject({ code: 0 });
  const other = { DATA_DIR: await makeTestFolder() };
  const nothing = `There is no database in ${other.DATA_DIR} yet. Start the site once with npm start.`;
  expect(await runCli([], { config: other })).toMatchObject({ code: 1, warnings: nothing });
  expect((await runCli(['restore', `${file}.missing`], { config: other })).code).toBe(1);
  expect(await readdir(other.DATA_DIR)).toEqual([]);
  expect((await runCli(['restore', file], { config: other })).out).toContain('1 lead restored');
  expect((await runCli([], { config: other })).out).toContain('Lakshmi Rao');
});

test('npm run leads asks and deletes beside the running site', async () => {
  const site = await openSite();
  onTestFinished(site.close);
  await site.saveLead({ ...validRequest, email: 'erase@example.in' }, {});
  const erase = async (typed: string) => {
    const child = start('erase', '--email', 'erase@example.in');
    child.stdin.end(typed);
    const said = [text(child.stdout), text(child.stderr)];
    const [code] = await once(child, 'exit');
    const out = (await Promise.all(said)).join('');
    const { rowCount } = await site.pool.query('select from contact_forms');
    return [code, /Nothing was deleted|1 lead deleted/.exec(out)?.[0], rowCount];
  };
  expect(await erase('')).toEqual([1, 'Nothing was deleted', 2]);
  expect(await erase('yes\n')).toEqual([0, '1 lead deleted', 1]);
  expect(await createReadiness(site.pool, createTestLogger().logger)()).toBe(true);
});
