import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { reminderChannel } from '#server/database/own-tables.ts';
import { purge } from '#server/leads/purge.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { transact } from '#server/leads/transaction.ts';
import type { ContactRequest } from '#shared/contact.ts';
import { validRequest } from '#tests/support/app.ts';
import { insist } from '#tests/support/insist.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { pool } = database;
const store = createLeadStore(database, { rateLimit: { max: 1000, windowSeconds: 600 } });
const notifying = createLeadStore(database, {
  rateLimit: { max: 0, windowSeconds: 600 },
  notify: ['email'],
});

const request = (changes: Partial<ContactRequest>) => ({ ...validRequest, ...changes });

async function countLeads(name: string): Promise<number> {
  return (await pool.query('select from contact_forms where name = $1', [name])).rowCount ?? 0;
}

test('one answer of the six that differs makes another lead', async () => {
  const same = request({ name: 'Differs' });
  const changes = [
    { name: 'Usha Rao' },
    { email: 'usha@example.com' },
    { phone: '+91 98480 12346' },
    { city: null },
    { projectType: 'other' },
    { message: 'An L-shaped kitchen!' },
  ];
  for (const change of [{}, ...changes]) {
    expect((await store.saveLead({ ...same, ...change }, {})).outcome).toBe('saved');
  }
});

test('a new lead sets its notices going at once, the same again does not', async () => {
  const onSaved = vi.fn();
  const watched = createLeadStore(database, { rateLimit: { max: 0, windowSeconds: 1 }, onSaved });
  for (const outcome of ['saved', 'repeated'] as const) {
    expect(await watched.saveLead(request({ name: 'Watched' }), {})).toMatchObject({ outcome });
    expect(onSaved).toHaveBeenCalledOnce();
  }
});

test('work that fails is undone, and its connection leaves the transaction', async () => {
  const mistake = new TypeError('a mistake of ours');
  const failing = transact(pool, async (transaction) => {
    await transaction.execute("update contact_forms set name = 'Overwritten'");
    throw mistake;
  });
  await expect(failing).rejects.toBe(mistake);
  expect(await countLeads('Overwritten')).toBe(0);
  const { rows } = await pool.query(
    "select pid from pg_stat_activity where datname = current_database() and state like 'idle in%'",
  );
  expect(rows).toEqual([]);
});

test('within 24 hours the same answers are one lead, afterwards a new one, and known again', async () => {
  const again = request({ name: 'Next day' });
  const save = () => store.saveLead(again, {});
  const age = (interval: string) =>
    pool.query(`update contact_submissions set created_at = now() - interval '${interval}'`);
  const first = await save();
  await age('23 hours 59 minutes');
  expect(await save()).toEqual({ ...first, outcome: 'repeated' });
  await age('24 hours 1 minute');
  const second = await save();
  expect(second.outcome).toBe('saved');
  expect(await save()).toEqual({ ...second, outcome: 'repeated' });
  expect(await countLeads('Next day')).toBe(2);
});

test('nobody can mark somebody else’s enquiry by sending it first, looking like spam', async () => {
  const enquiry = request({ name: 'Sent first by another' });
  for (const possibleSpam of ['the hidden field is filled in', undefined]) {
    expect((await store.saveLead(enquiry, { possibleSpam })).outcome).toBe('saved');
  }
  const marks = 'select possible_spam as mark from leads where name = $1 order by id';
  const { rows } = await pool.query(marks, [enquiry.name]);
  expect(rows).toEqual([{ mark: 'the hidden field is filled in' }, { mark: null }]);
});

test('20 enquiries sent 10 times each at once become 20 leads', async () => {
  const name = 'At once';
  const enquiries = Array.from({ length: 20 }, () => randomUUID());
  const send = async (message: string) => {
    const save = () => store.saveLead(request({ name, message }), { client: '192.0.2.1' });
    return { message, ...(await insist(save)) };
  };
  const tenTimes = Array.from({ length: 10 }, () => enquiries).flat();
  const answers = await Promise.all(tenTimes.map(send));
  expect(await countLeads(name)).toBe(20);
  expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(180);
  const pairs = answers.map((answer) => `${answer.message} ${'id' in answer && answer.id}`);
  expect(new Set(pairs).size).toBe(20);
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
  const saving = impossible.saveLead(request({ name: 'Whole' }), { client: '192.0.2.9' });
  await expect(saving).rejects.toThrow();
  expect(await everything()).toEqual(before);
});

test('a lead leaves one notice for each channel, due at once, and a reminder for later; a repeat none; deleted, it leaves nothing', async () => {
  const lead = request({ name: 'With notice' });
  for (let n = 0; n < 2; n++) await notifying.saveLead(lead, {});
  const outbox = `select channel, attempts, delivered_at, next_attempt_at <= now() as due
    from lead_outbox order by id`;
  const waiting = { attempts: 0, delivered_at: null };
  expect((await pool.query(outbox)).rows).toEqual([
    { ...waiting, channel: 'email', due: true },
    { ...waiting, channel: reminderChannel, due: false },
  ]);
  await pool.query('delete from contact_forms where name = $1', [lead.name]);
  expect((await pool.query(outbox)).rows).toEqual([]);
  expect((await notifying.saveLead(lead, {})).outcome).toBe('saved');
});

test('what is known of a request, and its notices, are gone after 30 days, and the lead is not', async () => {
  await pool.query('truncate contact_forms, contact_submissions cascade');
  await notifying.saveLead(validRequest, {});
  const tables = ['contact_submissions', 'lead_outbox', 'contact_forms'];
  for (const [interval, expected] of [
    // A notice and a reminder.
    ['29 days 23 hours', [1, 2, 1]],
    ['30 days 1 minute', [0, 0, 1]],
  ] as const) {
    for (const table of tables.slice(0, 2)) {
      await pool.query(`update ${table} set created_at = now() - interval '${interval}'`);
    }
    await purge(database.db);
    const left = tables.map(async (table) => (await pool.query(`select from ${table}`)).rowCount);
    expect(await Promise.all(left)).toEqual(expected);
  }
});
