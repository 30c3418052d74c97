import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailableError } from '#server/base/database-unavailable.ts';
import { transact } from '#server/database/pool.ts';
import { createSaveLead } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { insist } from '#tests/support/insist.ts';
import { slack } from '#tests/support/slack.ts';
import { createTestDatabase, openSite } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { countLeads } = database;
const saveDirectly = createSaveLead(database);

/** Opens a store through a proxy that can cut its connections to the database. The label is for a test's name. */
async function openThroughProxy<Label extends string>(label: Label, { url: address } = database) {
  const { proxy, url } = await startDatabaseProxy(address);
  const opened = await openSite(url);
  return { label, proxy, opened, saveLead: createSaveLead(opened) };
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

// These tests mostly wait, so they run together.
const moments = ['begin', 'from "contact_submissions"', 'insert into "contact_forms"'] as const;
test.concurrent.for(await Promise.all(moments.map((moment) => openThroughProxy(moment))))(
  'the site never stores a request that a frozen database refuses: $label',
  async ({ label, proxy, opened, saveLead }, { expect }) => {
    proxy.holdAt = label;
    const request = { ...validRequest, name: `Frozen at ${label}` };
    const many = Array.from({ length: 40 }, (_, n) =>
      failureOf(saveLead(request, { key: `${label} ${n}` })),
    );
    expect(await Promise.all(many)).toEqual(Array(40).fill(false));
    expect(await opened.isReady()).toBe(false);
    proxy.resume();
    await sleep(1000);
    expect(await countLeads(request.name)).toBe(0);
    expect((await insist(() => saveLead(request, {}))).outcome).toBe('saved');
    await expect.poll(opened.isReady).toBe(true);
  },
);

const faults = ['dropResponseTo', 'holdAt'] as const;
test.concurrent.for(await Promise.all(faults.map((fault) => openThroughProxy(fault))))(
  'the site stores no second lead after the commit’s fault $label',
  async ({ label, proxy, saveLead }) => {
    // The command ends with a NUL, and `begin` names a level "committed".
    proxy[label] = 'commit\0';
    const request = { ...validRequest, name: label };
    expect(await failureOf(saveLead(request, { key: label }))).toBe(true);
    proxy.resume();
    await insist(() => saveDirectly(request, { key: label }));
    // A late commit meets a transaction that the database has ended, because it was idle for five seconds.
    await sleep(500);
    expect(await countLeads(label)).toBe(1);
  },
);

test.concurrent('the site reports a transaction that the database undid instead of committing', async () => {
  const storing = transact(database.pool, (tx) => tx.execute('select 1 / 0').catch(() => {}));
  expect(await failureOf(storing)).toBe(false);
});

const slow = await openThroughProxy('slow');
test.concurrent('the site stores nothing when all statements together take too long', async () => {
  // Opening a connection would be too slow already.
  expect(await slow.opened.isReady()).toBe(true);
  slow.proxy.delay = 3500;
  const request = { ...validRequest, name: 'Too slow' };
  expect(await failureOf(slow.saveLead(request, { key: 'slow' }))).toBe(false);
  // Waits until the last of its messages has arrived.
  await sleep(4000);
  expect(await countLeads(request.name)).toBe(0);
});

test('the site stores a lead after the database cancelled a begun transaction', async () => {
  const { query } = pg.Client.prototype;
  const once = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => once.mockRestore());
  once.mockImplementationOnce(function (this: pg.Client, begin: string) {
    return Reflect.apply(query, this, [`${begin}; do $$ begin raise sqlstate '57014'; end $$`]);
  });
  const saved = await saveDirectly({ ...validRequest, name: 'Cancelled' }, {});
  expect([saved.outcome, await countLeads('Cancelled')]).toEqual(['saved', 1]);
});
