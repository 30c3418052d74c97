import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database.ts';
import { createLeadStore } from '#server/leads.ts';
import { insist } from '#tests/support/insist.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);

const lead = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9848012345',
  city: null,
  projectType: 'other',
  message: null,
};

let made = 0;

/** Other answers each time, because the same would be the same lead. */
const next = (name = lead.name) => ({ ...lead, name, message: `Room ${made++}` });

/** Each test its own addresses. */
const max = 5;
const store = createLeadStore(database, { rateLimit: { max, windowSeconds: 600 } });

async function countLeads(name: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as n from contact_forms where name = $1',
    [name],
  );
  return rows[0].n;
}

async function useUp(client: string): Promise<void> {
  for (let i = 0; i < max; i++) {
    expect((await store.saveLead(next(), { client })).outcome).toBe('saved');
  }
}

test('a client over its limit is told when to come back, and nothing is stored', async () => {
  const client = '192.0.2.10';
  await useUp(client);
  const result = await store.saveLead(next('Too many'), { client });
  expect(result.outcome).toBe('limited');
  const seconds = result.outcome === 'limited' ? result.retryAfterSeconds : 0;
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await countLeads('Too many')).toBe(0);
});

test('other clients, and requests without an address, are not limited by it', async () => {
  await useUp('192.0.2.20');
  expect((await store.saveLead(next(), { client: '192.0.2.21' })).outcome).toBe('saved');
  expect((await store.saveLead(next(), {})).outcome).toBe('saved');
});

test('two servers on one database count a client together, also at once', async () => {
  const second = await openDatabase({ databaseUrl: database.url, dataDir: '', log: () => {} });
  const otherStore = createLeadStore(second, { rateLimit: { max, windowSeconds: 600 } });
  const context = { client: '192.0.2.30' };
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      insist(() => (i % 2 ? store : otherStore).saveLead(next('Two servers'), context)),
    ),
  );
  await second.close();
  expect(results.filter(({ outcome }) => outcome === 'saved')).toHaveLength(max);
  expect(results.filter(({ outcome }) => outcome === 'limited')).toHaveLength(20 - max);
  expect(await countLeads('Two servers')).toBe(max);
});

test('a repeat of a stored request is answered though the client is over its limit', async () => {
  const context = { client: '192.0.2.40', idempotencyKey: randomUUID() };
  const lead = next();
  const first = await store.saveLead(lead, context);
  for (let i = 1; i < max; i++) await store.saveLead(next(), { client: '192.0.2.40' });
  expect((await store.saveLead(next(), { client: '192.0.2.40' })).outcome).toBe('limited');
  for (const idempotencyKey of [context.idempotencyKey, undefined, randomUUID()]) {
    const again = await store.saveLead(lead, { ...context, idempotencyKey });
    expect(again).toEqual({ ...first, outcome: 'repeated' });
  }
});

test('a limited client writes nothing, not even a key', async () => {
  const { pool } = database;
  const client = '192.0.2.45';
  const known = next();
  await store.saveLead(known, { client });
  for (let i = 1; i < max; i++) await store.saveLead(next(), { client });
  // A row that was only locked has another xmax.
  const written = async () => {
    const { rows } = await pool.query(`
      select (select count(*) from contact_submissions) as keys,
        (select last_value from contact_forms_id_seq) as last_id,
        array(select xmin || ' ' || xmax || ' ' || requests from contact_rate_limits) as windows`);
    return rows[0];
  };
  const before = await written();
  for (let i = 0; i < 20; i++) {
    await store.saveLead(next(), { client, idempotencyKey: randomUUID() });
    await store.saveLead(known, { client, idempotencyKey: randomUUID() });
  }
  expect(await written()).toEqual(before);
});

test('repeats of a stored request use up nothing of the limit', async () => {
  const context = { client: '192.0.2.50', idempotencyKey: randomUUID() };
  const lead = next();
  for (let i = 0; i < 3 * max; i++) await store.saveLead(lead, context);
  expect((await store.saveLead(next(), { client: '192.0.2.50' })).outcome).toBe('saved');
});

test('a limited request whose key was never stored may be sent again in the next window', async () => {
  const brief = createLeadStore(database, { rateLimit: { max: 1, windowSeconds: 3 } });
  const context = { client: '192.0.2.60', idempotencyKey: randomUUID() };
  await brief.saveLead(next(), { client: '192.0.2.60' });
  const lead = next();
  const again = () => brief.saveLead(lead, context);
  expect(await again()).toMatchObject({ outcome: 'limited' });
  await expect.poll(again).toMatchObject({ outcome: 'saved' });
});
