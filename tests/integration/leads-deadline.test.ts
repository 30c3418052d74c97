import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { DatabaseUnavailableError } from '#server/database/pool.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { insist } from '#tests/support/insist.ts';
import { slack } from '#tests/support/slack.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { countLeads } = database;
const rateLimit = { max: 0, windowSeconds: 600 };
const direct = createLeadStore(database, { rateLimit });

/** Opens a store through a proxy that can cut its connections to the database. */
async function openThroughProxy() {
  const { proxy, url } = await startDatabaseProxy(database.url);
  const opened = await openDatabase({ databaseUrl: url, dataDir: '', log: () => {} });
  onTestFinished(() => opened.close());
  return { proxy, opened, store: createLeadStore(opened, { rateLimit }) };
}

/** Expects that a lead is refused within 12 s. @returns true if it may be stored in spite of that */
async function failureOf(saving: Promise<unknown>): Promise<boolean> {
  const began = performance.now();
  const error = await saving.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect(performance.now() - began).toBeLessThan(slack * 13_000);
  return error.mayBeDone;
}

test('requests refused by a frozen database within 12 s are never stored', async () => {
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

test('stores no second lead when a commit’s response is lost or late', async () => {
  const cut = async (how: 'dropResponseTo' | 'holdAt') => {
    const { proxy, store } = await openThroughProxy();
    // The command ends with a NUL, and `begin` names a level "committed".
    proxy[how] = 'commit\0';
    const request = { ...validRequest, name: how };
    expect(await failureOf(store.saveLead(request, { key: how }))).toBe(true);
    proxy.resume();
    // A late commit meets a transaction that the database has ended, because it was idle for five seconds.
    const outcome = how === 'dropResponseTo' ? 'repeated' : 'saved';
    expect((await insist(() => direct.saveLead(request, { key: how }))).outcome).toBe(outcome);
    await sleep(500);
    expect(await countLeads(how)).toBe(1);
  };
  await Promise.all([cut('dropResponseTo'), cut('holdAt')]);
});

test('stores nothing when all statements together take too long', async () => {
  const { proxy, store } = await openThroughProxy();
  proxy.delay = 3000;
  const request = { ...validRequest, name: 'Too slow' };
  expect(await failureOf(store.saveLead(request, { key: 'slow' }))).toBe(false);
  // Waits until the last of its messages has arrived.
  await sleep(4000);
  expect(await countLeads(request.name)).toBe(0);
});

test('stores nothing when all tries together take too long', async () => {
  const { proxy, store } = await openThroughProxy();
  // Its number is taken, so the store tries again after moving the sequence.
  await database.pool.query(
    `insert into contact_forms (id, name, email, phone, project_type)
     select nextval('contact_forms_id_seq') + 1, 'Imported', 'a@example.in', '1', 'other'`,
  );
  proxy.delay = 1300;
  const request = { ...validRequest, name: 'Too many tries' };
  await failureOf(store.saveLead(request, {}));
  await sleep(4000);
  expect(await countLeads(request.name)).toBe(0);
});
