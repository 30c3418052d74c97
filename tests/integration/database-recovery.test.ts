import { spawn } from 'node:child_process';
import { chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase, openEmbedded } from '#server/database/database.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { DatabaseUnavailableError } from '#server/leads/transaction.ts';
import { emptyContactRequest } from '#shared/contact.ts';
import { makeDatabaseTemplate } from '#tests/support/embedded-data.ts';
import { findPostmaster, killPostmaster, signalPostgres } from '#tests/support/postgres-process.ts';
import { slack } from '#tests/support/slack.ts';

const lead = {
  ...emptyContactRequest,
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9848012345',
  projectType: 'other',
};

const template = await makeDatabaseTemplate();
afterAll(template.remove);

let sent = 0;

async function openSite() {
  const dataDir = await template.copy();
  const messages: string[] = [];
  const log = (message: string) => messages.push(message);
  const database = await openDatabase({ dataDir, log });
  const store = createLeadStore(database, { rateLimit: { max: 0, windowSeconds: 600 } });
  /** The outcome of one lead, and how long it takes, in ms. */
  const send = async () => {
    const started = performance.now();
    const message = `Room ${sent++}`;
    const result = await store.saveLead({ ...lead, message }, {}).catch((error) => error);
    return { result, ms: performance.now() - started };
  };
  return { dataDir, database, messages, send };
}

test('a site that closes while its database is dead does not start it again', async () => {
  const { dataDir, database } = await openSite();
  await killPostmaster(dataDir);
  await database.close();
  const killed = await findPostmaster(dataDir);
  await sleep(500);
  expect(await findPostmaster(dataDir)).toBe(killed);
});

// Only Linux tells which processes a server has started.
test.runIf(process.platform === 'linux')(
  'while the database is frozen, requests are refused within 5 s, also many at once, and it recovers',
  async () => {
    const { dataDir, database, send } = await openSite();
    await send();
    await signalPostgres(dataDir, 'SIGSTOP');
    const answers = await Promise.all(Array.from({ length: 40 }, send));
    const readyAsked = performance.now();
    expect(await database.isReady()).toBe(false);
    expect(performance.now() - readyAsked).toBeLessThan(slack * 2000);
    await signalPostgres(dataDir, 'SIGCONT');
    for (const { result, ms } of answers) {
      expect(result).toBeInstanceOf(DatabaseUnavailableError);
      expect(ms).toBeLessThan(slack * 5000);
    }
    const isSaved = async () => (await send()).result.outcome;
    await expect.poll(isSaved).toBe('saved');
    await database.close();
  },
);

// Elsewhere Postgres itself decides whether a process number is a server's.
test.runIf(process.platform === 'linux')(
  'a database opens though the number of its killed server is now another program’s',
  async () => {
    const dataDir = await template.copy();
    const open = () => openDatabase({ dataDir, log: () => {} });
    // Gives the files to the user they will have.
    await (await open()).close();
    const cluster = join(dataDir, 'postgres/cluster');
    // Postgres heeds only a process of its own user.
    const { uid, gid } = await stat(cluster);
    const stranger = spawn('sleep', ['60'], { uid, gid });
    onTestFinished(() => {
      stranger.kill();
    });
    const pidFile = join(cluster, 'postmaster.pid');
    await writeFile(pidFile, `${stranger.pid}\n${cluster}\n1\n15431\n\n127.0.0.1\n0 0\nready\n`);
    await chown(pidFile, uid, gid);
    const database = await open();
    expect(await database.isReady()).toBe(true);
    await database.close();
  },
);

test('a start that meets the database while another is stopping it brings it up again', async () => {
  const options = { dataDir: await template.copy(), log: () => {}, settings: { fsync: 'off' } };
  const first = await openEmbedded(options);
  const opening = openEmbedded(options);
  // By now it waits for the first one's lock, which it does for 3 s.
  await sleep(1000);
  await first.close();
  const second = await opening;
  onTestFinished(second.close);
  expect(await second.isReady()).toBe(true);
});
