import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createLeadStore, DatabaseUnavailableError } from '#server/leads.ts';
import type { ContactRequest } from '#shared/contact.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);
const { pool } = database;
const store = createLeadStore(database, { rateLimit: { max: 1000, windowSeconds: 600 } });

function request(changes: Partial<ContactRequest> = {}): ContactRequest {
  return {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98480 12345',
    city: 'hyderabad',
    projectType: 'modular-kitchen',
    message: 'An L-shaped kitchen, please.',
    ...changes,
  };
}

async function countLeads(name: string): Promise<number> {
  const { rows } = await pool.query(
    'select count(*)::int as n from contact_forms where name = $1',
    [name],
  );
  return rows[0].n;
}

test('a lead is stored with the columns of the specification and created_at set to now', async () => {
  const before = Date.now();
  const result = await store.saveLead(request(), {});
  const { rows, fields } = await pool.query('select * from contact_forms where id = $1', [
    result.outcome === 'saved' && result.id,
  ]);
  expect(fields.map((field) => field.name)).toEqual([
    'id',
    'name',
    'email',
    'phone',
    'city',
    'project_type',
    'message',
    'created_at',
  ]);
  const { created_at: createdAt, id, ...row } = rows[0];
  expect(row).toEqual({
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98480 12345',
    city: 'hyderabad',
    project_type: 'modular-kitchen',
    message: 'An L-shaped kitchen, please.',
  });
  expect(result).toEqual({ outcome: 'saved', id });
  expect(Math.abs(createdAt.getTime() - before)).toBeLessThan(5000);
});

test.each([
  ['Telugu', 'వంటగది పునరుద్ధరణ కావాలి'],
  ['Hindi', 'मुझे मॉड्यूलर किचन चाहिए'],
  ['emoji', 'Kitchen 👩‍🍳 & sofa 🛋️ — ₹5L'],
  ['quotes and line breaks', `O'Neil "A" \\ ; drop table users; --\r\n\tsecond line`],
])('%s text is stored unchanged', async (_name, text) => {
  const result = await store.saveLead(request({ name: text, message: text }), {});
  const { rows } = await pool.query('select name, message from contact_forms where id = $1', [
    result.outcome === 'saved' && result.id,
  ]);
  expect(rows[0]).toEqual({ name: text, message: text });
});

test.each([
  ['null', { city: null, message: null }],
  ['absent', { city: undefined, message: undefined }],
])('city and message that are %s are stored as null', async (_name, fields) => {
  const result = await store.saveLead(request(fields), {});
  const { rows } = await pool.query('select city, message from contact_forms where id = $1', [
    result.outcome === 'saved' && result.id,
  ]);
  expect(rows[0]).toEqual({ city: null, message: null });
});

test('a request repeated with its key is stored once and answered with the first id', async () => {
  const idempotencyKey = randomUUID();
  const first = await store.saveLead(request({ name: 'Once' }), { idempotencyKey });
  const second = await store.saveLead(request({ name: 'Once' }), { idempotencyKey });
  expect(first.outcome).toBe('saved');
  expect(second).toEqual({ ...first, outcome: 'repeated' });
  expect(await countLeads('Once')).toBe(1);
});

test('requests without a key are stored each time', async () => {
  await store.saveLead(request({ name: 'Twice' }), {});
  await store.saveLead(request({ name: 'Twice' }), {});
  expect(await countLeads('Twice')).toBe(2);
});

test('20 keys sent 10 times each at once become 20 leads, and each key has one id', async () => {
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const tries = Array.from({ length: 10 }, () => keys).flat();
  const answers = await Promise.all(
    tries.map(async (idempotencyKey) => ({
      idempotencyKey,
      result: await store.saveLead(request({ name: 'At once' }), {
        idempotencyKey,
        client: '192.0.2.1',
      }),
    })),
  );
  expect(await countLeads('At once')).toBe(20);
  expect(answers.filter(({ result }) => result.outcome === 'saved')).toHaveLength(20);
  expect(answers.filter(({ result }) => result.outcome === 'repeated')).toHaveLength(180);
  for (const key of keys) {
    const ids = answers
      .filter(({ idempotencyKey }) => idempotencyKey === key)
      .map(({ result }) => 'id' in result && result.id);
    expect(new Set(ids).size).toBe(1);
  }
});

test('a lead leaves a notice only when the store is asked to', async () => {
  const notifying = createLeadStore(database, {
    rateLimit: { max: 0, windowSeconds: 600 },
    notify: ['email'],
  });
  const idempotencyKey = randomUUID();
  const told = await notifying.saveLead(request(), { idempotencyKey });
  await notifying.saveLead(request(), { idempotencyKey });
  const untold = await store.saveLead(request(), {});
  const { rows } = await pool.query(
    `select contact_form_id as id, channel, attempts, delivered_at, next_attempt_at <= now() as due
     from lead_outbox where contact_form_id = any($1)`,
    [[told, untold].map((result) => 'id' in result && result.id)],
  );
  expect(rows).toEqual([
    { id: 'id' in told && told.id, channel: 'email', attempts: 0, delivered_at: null, due: true },
  ]);
});

test('deleting a lead deletes its key and its notice', async () => {
  const notifying = createLeadStore(database, {
    rateLimit: { max: 0, windowSeconds: 600 },
    notify: ['email'],
  });
  const idempotencyKey = randomUUID();
  await notifying.saveLead(request({ name: 'To be forgotten' }), { idempotencyKey });
  await pool.query("delete from contact_forms where name = 'To be forgotten'");
  const { rowCount } = await pool.query('select from contact_submissions where key = $1', [
    idempotencyKey,
  ]);
  expect(rowCount).toBe(0);
});

test('a text that no database can store is the request’s fault, and not called unavailability', async () => {
  const saving = store.saveLead(request({ message: 'a\0b' }), {});
  await expect(saving).rejects.not.toThrow(DatabaseUnavailableError);
});
