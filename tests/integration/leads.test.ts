import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createLeadStore, DatabaseUnavailableError } from '#server/leads.ts';
import type { ContactRequest } from '#shared/contact.ts';
import { insist } from '#tests/support/insist.ts';
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

test('a city and message that are null are stored as null', async () => {
  const result = await store.saveLead(request({ city: null, message: null }), {});
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

test('the same answers are one lead without a key, with one, and with another', async () => {
  const again = request({ name: 'The same' });
  const first = await store.saveLead(again, {});
  const repeated = { ...first, outcome: 'repeated' };
  for (const idempotencyKey of [undefined, 'first', 'second', 'first']) {
    expect(await store.saveLead(again, { idempotencyKey })).toEqual(repeated);
  }
  expect(await countLeads('The same')).toBe(1);
});

test.each<Partial<ContactRequest>>([
  { name: 'Usha Rao' },
  { email: 'usha@example.com' },
  { phone: '+91 98480 12346' },
  { city: null },
  { projectType: 'other' },
  { message: 'An L-shaped kitchen, please!' },
])('one answer of the six that differs makes another lead: %j', async (change) => {
  const [one, other] = [
    request({ message: 'differs' }),
    request({ message: 'differs', ...change }),
  ];
  await store.saveLead(one, {});
  expect((await store.saveLead(other, {})).outcome).toBe('saved');
});

test('after 24 hours the same answers are a new lead, and known again', async () => {
  const again = request({ name: 'Next day' });
  const first = await store.saveLead(again, { idempotencyKey: 'of yesterday' });
  const age = (interval: string) =>
    pool.query(`update contact_submissions set created_at = now() - interval '${interval}'`);
  await age('23 hours 59 minutes');
  expect((await store.saveLead(again, {})).outcome).toBe('repeated');
  await age('24 hours 1 minute');
  const second = await store.saveLead(again, {});
  expect(second.outcome).toBe('saved');
  expect(await store.saveLead(again, {})).toEqual({ ...second, outcome: 'repeated' });
  // A key is known for longer.
  const withKey = await store.saveLead(again, { idempotencyKey: 'of yesterday' });
  expect(withKey).toEqual({ ...first, outcome: 'repeated' });
  expect(await countLeads('Next day')).toBe(2);
});

test('a key that comes with different answers is refused, and they are not stored', async () => {
  const idempotencyKey = 'order 66, "quoted"';
  const first = await store.saveLead(request({ name: 'Reused' }), { idempotencyKey });
  const other = request({ name: 'Reused', message: 'Other answers' });
  expect(await store.saveLead(other, { idempotencyKey })).toEqual({ outcome: 'key reused' });
  expect(await countLeads('Reused')).toBe(1);
  const again = await store.saveLead(request({ name: 'Reused' }), { idempotencyKey });
  expect(again).toEqual({ ...first, outcome: 'repeated' });
});

test('a key that was answered with an earlier lead is refused with other answers as well', async () => {
  const lead = request({ name: 'Answered before' });
  await store.saveLead(lead, {});
  await store.saveLead(lead, { idempotencyKey: 'late key' });
  const other = await store.saveLead(request(), { idempotencyKey: 'late key' });
  expect(other).toEqual({ outcome: 'key reused' });
});

test('a key is kept as a hash', async () => {
  const idempotencyKey = randomUUID();
  await store.saveLead(request({ name: 'Hashed' }), { idempotencyKey });
  const { rows } = await pool.query('select * from contact_submissions');
  expect(JSON.stringify(rows)).not.toContain(idempotencyKey);
});

test('20 enquiries sent 10 times each at once become 20 leads, with keys or without', async () => {
  for (const hasKey of [false, true]) {
    const enquiries = Array.from({ length: 20 }, () => randomUUID());
    const tries = Array.from({ length: 10 }, () => enquiries).flat();
    const name = `At once, ${hasKey}`;
    const answers = await Promise.all(
      tries.map(async (message) => {
        const context = { client: '192.0.2.1', idempotencyKey: hasKey ? message : undefined };
        const result = await insist(() => store.saveLead(request({ name, message }), context));
        return { message, result };
      }),
    );
    expect(await countLeads(name)).toBe(20);
    const having = (outcome: string) => answers.filter(({ result }) => result.outcome === outcome);
    expect([having('saved').length, having('repeated').length]).toEqual([20, 180]);
    const pairs = answers.map(({ message, result }) => `${message} ${'id' in result && result.id}`);
    expect(new Set(pairs).size).toBe(20);
  }
});

test('one key sent at once with ten different answers stores one of them', async () => {
  const name = 'One key';
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      store.saveLead(request({ name, message: `${i}` }), { idempotencyKey: name }),
    ),
  );
  expect(answers.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === 'key reused')).toHaveLength(9);
  expect(await countLeads(name)).toBe(1);
});

test('a lead whose notice cannot be written is not stored, nor anything that belongs to it', async () => {
  const everything = async () => {
    const tables = ['contact_forms', 'contact_submissions', 'contact_rate_limits', 'lead_outbox'];
    const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    return (await pool.query(`select ${counts.join(', ')}`)).rows;
  };
  const impossible = createLeadStore(database, {
    rateLimit: { max: 5, windowSeconds: 600 },
    notify: ['email', 'impossible \0'],
  });
  const before = await everything();
  const context = { client: '192.0.2.9', idempotencyKey: randomUUID() };
  await expect(impossible.saveLead(request({ name: 'Whole' }), context)).rejects.toThrow();
  expect(await everything()).toEqual(before);
});

test('a lead leaves a notice only when the store is asked to', async () => {
  const notifying = createLeadStore(database, {
    rateLimit: { max: 0, windowSeconds: 600 },
    notify: ['email'],
  });
  const idempotencyKey = randomUUID();
  const lead = request({ name: 'With notice' });
  const withNotice = await notifying.saveLead(lead, { idempotencyKey });
  await notifying.saveLead(lead, { idempotencyKey });
  const withoutNotice = await store.saveLead(request({ name: 'Without notice' }), {});
  const { rows } = await pool.query(
    `select contact_form_id as id, channel, attempts, delivered_at, next_attempt_at <= now() as due
     from lead_outbox where contact_form_id = any($1)`,
    [[withNotice, withoutNotice].map((result) => 'id' in result && result.id)],
  );
  expect(rows).toEqual([
    {
      id: 'id' in withNotice && withNotice.id,
      channel: 'email',
      attempts: 0,
      delivered_at: null,
      due: true,
    },
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
  const again = await notifying.saveLead(request({ name: 'To be forgotten' }), { idempotencyKey });
  expect(again.outcome).toBe('saved');
});

test('a text that no database can store is the request’s fault, and not called unavailability', async () => {
  const saving = store.saveLead(request({ message: 'a\0b' }), {});
  await expect(saving).rejects.not.toThrow(DatabaseUnavailableError);
});
