import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { DatabaseUnavailableError } from '#server/database/pool.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { insist } from '#tests/support/insist.ts';
import { slack } from '#tests/support/slack.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { countLeads } = database;
const rateLimit = { max: 0, windowSeconds: 600 };
const direct = createLeadStore(database, { rateLimit });

/**
 * Stands before the database until the test ends, and cuts the way to it as a frozen machine or a broken
 * network does. What it holds stays connected.
 */
async function startProxy() {
  const url = new URL(database.url);
  const { port, hostname } = url;
  const sockets: Socket[] = [];
  const held: (() => void)[] = [];
  let isHolding = false;
  const proxy = {
    /** From the next message with these words on, this one included, nothing reaches the database. */
    holdAt: '',
    /** The next message with these words is the last that passes; its answer never comes back. */
    dropAnswerTo: '',
    /** How many milliseconds every message takes to arrive. */
    delay: 0,
    /** Lets everything held pass. */
    resume() {
      proxy.holdAt = '';
      isHolding = false;
      for (const pass of held.splice(0)) pass();
    },
  };
  const server = createServer((client) => {
    const toDatabase = connect(Number(port), hostname);
    sockets.push(client, toDatabase);
    let isDropping = false;
    client.on('data', (data) => {
      const says = (words: string) => words !== '' && data.includes(words);
      isHolding ||= says(proxy.holdAt);
      isDropping ||= says(proxy.dropAnswerTo);
      if (isHolding) held.push(() => toDatabase.write(data));
      else setTimeout(() => toDatabase.write(data), proxy.delay);
    });
    toDatabase.on('data', (data) => (isDropping ? client.destroy() : client.write(data)));
    for (const socket of [client, toDatabase]) socket.on('error', () => {});
    client.on('close', () => {
      // A message that is on its way still arrives, and then the end of the connection.
      if (isHolding) held.push(() => toDatabase.end());
      else if (!isDropping) toDatabase.end();
    });
    toDatabase.on('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { proxy, url: url.href };
}

/** A store whose way to the database can be cut; its connections are open already. */
async function openThroughProxy() {
  const { proxy, url } = await startProxy();
  const opened = await openDatabase({ databaseUrl: url, dataDir: '', log: () => {} });
  onTestFinished(() => opened.close());
  await expect.poll(() => opened.pool.idleCount).toBe(12);
  return { proxy, opened, store: createLeadStore(opened, { rateLimit }) };
}

/** Whether a lead that the visitor was told of as not stored, within 5 s, may be stored all the same. */
async function failureOf(saving: Promise<unknown>): Promise<boolean> {
  const began = performance.now();
  const error = await saving.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect(performance.now() - began).toBeLessThan(slack * 5000);
  return error.mayBeDone;
}

test('a database that freezes at any moment before the commit refuses requests within 5 s, also many at once; come back, it has stored none of them and serves again', async () => {
  const moments = ['begin', 'from "contact_submissions"', 'insert into "contact_forms"'];
  const freezeAt = async (words: string) => {
    const { proxy, opened, store } = await openThroughProxy();
    proxy.holdAt = words;
    const name = `Frozen at ${words}`;
    const many = Array.from({ length: 40 }, (_, i) =>
      failureOf(store.saveLead({ ...validRequest, name }, { key: `${name} ${i}` })),
    );
    expect(await Promise.all(many)).toEqual(Array(40).fill(false));
    expect(await opened.isReady()).toBe(false);
    proxy.resume();
    await sleep(1000);
    expect(await countLeads(name)).toBe(0);
    const again = await insist(() => store.saveLead({ ...validRequest, name }, {}));
    expect(again.outcome).toBe('saved');
    await expect.poll(opened.isReady).toBe(true);
  };
  await Promise.all(moments.map(freezeAt));
});

test('a commit whose answer is lost or late may have happened, and the same sent again with its key makes no second lead', async () => {
  const cut = async (how: 'dropAnswerTo' | 'holdAt') => {
    const { proxy, store } = await openThroughProxy();
    proxy[how] = 'commit';
    const request = { ...validRequest, name: how };
    expect(await failureOf(store.saveLead(request, { key: how }))).toBe(true);
    proxy.resume();
    await expect.poll(() => countLeads(how)).toBe(1);
    expect((await insist(() => direct.saveLead(request, { key: how }))).outcome).toBe('repeated');
    expect(await countLeads(how)).toBe(1);
  };
  await Promise.all([cut('dropAnswerTo'), cut('holdAt')]);
});

test('a database that takes too long in all, though not for one statement, has stored nothing', async () => {
  const { proxy, store } = await openThroughProxy();
  proxy.delay = 1700;
  const request = { ...validRequest, name: 'Too slow' };
  expect(await failureOf(store.saveLead(request, { key: 'slow' }))).toBe(false);
  // Until the last of its messages has arrived.
  await sleep(3000);
  expect(await countLeads(request.name)).toBe(0);
});
