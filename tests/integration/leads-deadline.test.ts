import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { DatabaseUnavailableError } from '#server/leads/transaction.ts';
import { validRequest } from '#tests/support/app.ts';
import { startHeldProxy } from '#tests/support/held-proxy.ts';
import { slack } from '#tests/support/slack.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const rateLimit = { max: 0, windowSeconds: 600 };
const direct = createLeadStore(database, { rateLimit });

/** A store whose way to the database can be cut; its connections are open already. */
async function openThroughProxy() {
  const proxy = await startHeldProxy(database.url);
  const opened = await openDatabase({ databaseUrl: proxy.url, dataDir: '', log: () => {} });
  onTestFinished(() => opened.close());
  await Promise.all(Array.from({ length: 16 }, () => opened.pool.query('select 1')));
  return { proxy, store: createLeadStore(opened, { rateLimit }) };
}

async function countLeads(name: string): Promise<number> {
  const found = await database.pool.query('select from contact_forms where name = $1', [name]);
  return found.rowCount ?? 0;
}

/** The error of a lead that could not be stored, and when it came, in milliseconds. */
async function failureOf(saving: Promise<unknown>) {
  const began = performance.now();
  const error = await saving.then(
    () => undefined,
    (reason) => reason,
  );
  return { error, ms: performance.now() - began };
}

test.each([
  ['before anything', 'begin'],
  ['when the lead is to be stored', 'insert into "contact_forms"'],
  ['before the commit', 'insert into "contact_submissions"'],
])(
  'a database that freezes %s and comes back has stored nothing that was answered as not stored',
  async (when, words) => {
    const { proxy, store } = await openThroughProxy();
    proxy.holdAt(words);
    const name = `Frozen ${when}`;
    const failures = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        failureOf(store.saveLead({ ...validRequest, name, message: `${i}` }, {})),
      ),
    );
    for (const { error, ms } of failures) {
      expect(error).toBeInstanceOf(DatabaseUnavailableError);
      expect(error.mayBeDone).toBe(false);
      expect(ms).toBeLessThan(slack * 5000);
    }
    proxy.resume();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await countLeads(name)).toBe(0);
    expect((await store.saveLead({ ...validRequest, name }, {})).outcome).toBe('saved');
  },
);

test.each([
  ['lost', (proxy: Awaited<ReturnType<typeof startHeldProxy>>) => proxy.dropAnswerTo('commit')],
  ['late', (proxy: Awaited<ReturnType<typeof startHeldProxy>>) => proxy.holdAt('commit')],
])(
  'a commit whose answer is %s may have happened, and the same sent again makes no second lead',
  async (how, cut) => {
    const { proxy, store } = await openThroughProxy();
    cut(proxy);
    const request = { ...validRequest, name: `Answer ${how}` };
    const { error, ms } = await failureOf(store.saveLead(request, {}));
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(error.mayBeDone).toBe(true);
    expect(ms).toBeLessThan(slack * 5000);
    proxy.resume();
    await expect.poll(() => countLeads(request.name)).toBe(1);
    expect((await direct.saveLead(request, {})).outcome).toBe('repeated');
    expect(await countLeads(request.name)).toBe(1);
  },
);

test('a database that takes too long in all, though not for one statement, has stored nothing', async () => {
  const { proxy, store } = await openThroughProxy();
  proxy.slowDown(1700);
  const request = { ...validRequest, name: 'Too slow' };
  const { error, ms } = await failureOf(store.saveLead(request, {}));
  expect(error.mayBeDone).toBe(false);
  expect(ms).toBeLessThan(slack * 5000);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(await countLeads(request.name)).toBe(0);
});
