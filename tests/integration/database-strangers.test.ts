import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { EmbeddedClient } from '#server/database/embedded/client.ts';
import { findConnection, isPortFree } from '#server/database/embedded/paths.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { sourceSite } from '#tests/support/built-site.ts';
import { makeDatabaseTemplate } from '#tests/support/embedded-data.ts';
import { killPostmaster } from '#tests/support/postgres-process.ts';
import { findFreePort, ServerProcess } from '#tests/support/server-process.ts';

const template = await makeDatabaseTemplate();
afterAll(template.remove);

const open = (dataDir: string) => openDatabase({ dataDir, log: () => {} });

/** A request of the PostgreSQL protocol for authentication. */
const authentication = (code: number, rest = '') =>
  `R\0\0\0${String.fromCharCode(8 + rest.length)}\0\0\0${String.fromCharCode(code)}${rest}`;
const scram = authentication(10, 'SCRAM-SHA-256\0\0');
const welcome = `${authentication(0)}Z\0\0\0\x05I`;
const demands = {
  cleartext: authentication(3),
  md5: authentication(5, 'salt'),
  'SCRAM, and then cleartext': scram + authentication(3),
  'SCRAM, with a made-up proof': scram + authentication(12, 'v=bWFkZSB1cA==') + welcome,
  nothing: welcome,
};

/** Somebody else on the port of a database, until the test ends, who answers every login with a demand. */
async function serveStranger(port: number, demand: string) {
  let heard = '';
  const server = createServer((socket) => {
    socket.setEncoding('latin1').on('error', () => {});
    socket.on('data', (text) => {
      heard += text;
    });
    socket.once('data', () => socket.write(demand, 'latin1'));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = () => void server.close();
  onTestFinished(close);
  return { heard: () => heard, close };
}

test('a stranger on the port of a crashed database is passed by, and the port used again when it is free', async () => {
  const dataDir = await template.copy();
  const server = await ServerProcess.start(sourceSite({ DATA_DIR: dataDir }));
  const { port = 0, password = '' } = findConnection(dataDir) ?? {};
  await server.end('SIGKILL');
  await killPostmaster(dataDir);
  // Its last processes may take a moment to go.
  await expect.poll(() => isPortFree(port)).toBe(true);
  const stranger = await serveStranger(port, demands.cleartext);
  const first = await open(dataDir);
  expect(first.address.port).not.toBe(port);
  expect(stranger.heard()).not.toContain(password);
  await first.close();
  stranger.close();
  const second = await open(dataDir);
  expect(second.address.port).toBe(port);
  await second.close();
});

// The number of the crashed server's process may be in use again.
test.each(Object.entries(demands))(
  'a stranger who demands %s for a login gets neither password nor lead',
  async (_what, demand) => {
    const port = await findFreePort();
    const stranger = await serveStranger(port, demand);
    const password = 'a-secret-of-the-database';
    const meeting = new EmbeddedClient({ host: '127.0.0.1', port, user: 'postgres', password });
    await expect(meeting.connect()).rejects.toThrow(/a stranger|SASL/);
    meeting.query("select 'a lead'").catch(() => {});
    await sleep(200);
    expect(stranger.heard()).toContain('postgres');
    expect(stranger.heard()).not.toContain(password);
    expect(stranger.heard()).not.toMatch(/md5|select|lead/i);
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
