import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { EmbeddedClient } from '#server/database/embedded/client.ts';
import { findConnection, isPortFree } from '#server/database/embedded/home.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { StartError } from '#server/start-error.ts';
import { validRequest } from '#tests/support/app.ts';
import { sourceSite } from '#tests/support/built-site.ts';
import { makeDatabaseTemplate } from '#tests/support/embedded-data.ts';
import { demands, serveFalsePostgres } from '#tests/support/false-postgres.ts';
import { insist } from '#tests/support/insist.ts';
import { killPostmaster } from '#tests/support/postgres-process.ts';
import { findFreePort, ServerProcess } from '#tests/support/server-process.ts';
import { slack } from '#tests/support/slack.ts';

const template = await makeDatabaseTemplate();
afterAll(template.remove);

const open = (dataDir: string) => openDatabase({ dataDir, log: () => {} });

test('a stranger on the port of a crashed database is passed by, and the port used again when it is free', async () => {
  const dataDir = await template.copy();
  const server = await ServerProcess.start(sourceSite({ DATA_DIR: dataDir }));
  const { port = 0, password = '' } = (await findConnection(dataDir)) ?? {};
  await server.end('SIGKILL');
  await killPostmaster(dataDir);
  // Its last processes may take a moment to go.
  await expect.poll(() => isPortFree(port)).toBe(true);
  const stranger = await serveFalsePostgres(port, 'cleartext');
  onTestFinished(stranger.close);
  const first = await open(dataDir);
  expect(first.address.port).not.toBe(port);
  expect(stranger.heard).not.toContain(password);
  await first.close();
  stranger.close();
  const second = await open(dataDir);
  expect(second.address.port).toBe(port);
  await second.close();
});

// The number of the crashed server's process may be in use again.
test.each(Object.keys(demands) as (keyof typeof demands)[])(
  'a stranger who demands %s for a login gets neither password nor lead',
  async (demand) => {
    const port = await findFreePort();
    const stranger = await serveFalsePostgres(port, demand);
    onTestFinished(stranger.close);
    const password = 'a-secret-of-the-database';
    const meeting = new EmbeddedClient({ host: '127.0.0.1', port, user: 'postgres', password });
    await expect(meeting.connect()).rejects.toThrow(/a stranger|SASL/);
    meeting.query("select 'a lead'").catch(() => {});
    await sleep(200);
    expect(stranger.heard).toContain('postgres');
    expect(stranger.heard).not.toContain(password);
    expect(stranger.heard).not.toMatch(/md5|select|lead/i);
  },
);

test('whoever takes all connections without a password keeps no lead away, and is cut off', async () => {
  const dataDir = await template.copy();
  const database = await open(dataDir);
  onTestFinished(database.close);
  const words = Buffer.from('\0\x03\0\0user\0postgres\0database\0website\0\0', 'latin1');
  const hello = Buffer.concat([Buffer.from([0, 0, 0, words.length + 4]), words]);
  const strangers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const socket = connect(database.address.port, '127.0.0.1').on('error', () => {});
      onTestFinished(() => void socket.destroy());
      socket.write(hello);
      await once(socket, 'data');
      return socket;
    }),
  );
  const store = createLeadStore(database, { rateLimit: { max: 0, windowSeconds: 1 } });
  for (let n = 0; n < 12; n++) {
    const { outcome } = await store.saveLead({ ...validRequest, name: `Lead ${n}` }, {});
    expect(outcome).toBe('saved');
  }
  await expect.poll(() => strangers.every(({ closed }) => closed)).toBe(true);
});

test('a changed password of the superuser stops no lead; the next start says so at once and leaves nothing running', async () => {
  const dataDir = await template.copy();
  const database = await open(dataDir);
  // As staff do: with the password in the file.
  const staff = new pg.Client({ ...(await findConnection(dataDir)) });
  await staff.connect();
  await staff.query("alter role postgres password 'another'").finally(() => staff.end());
  const store = createLeadStore(database, { rateLimit: { max: 0, windowSeconds: 1 } });
  const crowd = Array.from({ length: 40 }, (_, n) =>
    insist(() => store.saveLead({ ...validRequest, name: `Lead ${n}` }, {})),
  );
  for (const { outcome } of await Promise.all(crowd)) expect(outcome).toBe('saved');
  await database.close();

  const started = performance.now();
  const error = await open(dataDir).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(/rejects the password in .*\/password/);
  expect(performance.now() - started).toBeLessThan(slack * 10_000);
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);

  await writeFile(join(dataDir, 'postgres/password'), 'another\n');
  await (await open(dataDir)).close();
});

test('an empty postmaster.pid and a damaged journal are refused with advice', async () => {
  const [halfWritten, damaged] = [await template.copy(), await template.copy()];
  await writeFile(join(halfWritten, 'postgres/cluster/postmaster.pid'), '');
  const journal = join(damaged, 'postgres/cluster/pg_wal');
  for (const name of await readdir(journal)) {
    if (/^[0-9A-F]{24}$/.test(name)) await writeFile(join(journal, name), Buffer.alloc(2 ** 24));
  }
  const advice = (problem: string) => new RegExp(`docs/operating\\.md.*${problem}`, 's');
  await expect(open(halfWritten)).rejects.toThrow(advice('postmaster\\.pid" is empty'));
  await expect(open(damaged)).rejects.toThrow(advice('checkpoint record'));
});
