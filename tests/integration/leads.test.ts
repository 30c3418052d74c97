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
const { pool, countLeads } = database;
const rateLimit = { max: 1000, windowSeconds: 600 };
const store = createLeadStore(database, { rateLimit });
const notifying = createLeadStore(database, { rateLimit, notify: ['email'] });

const request = (changes: Partial<ContactRequest>) => ({ ...validRequest, ...changes });

test('one answer of the six that differs makes another lead', async () => {
  const same = request({ name: 'Differs' });
  for (const field of [undefined, ...Object.keys(same)]) {
    const other = field ? { ...same, [field]: 'another' } : same;
    expect((await store.saveLead(other, {})).outcome).toBe('saved');
  }
});

test('a new lead sets its notices going at once, the same again does not', async () => {
  const onSaved = vi.fn();
  const watched = createLeadStore(database, { rateLimit, onSaved });
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
  for (const possibleSpam of ['the hidden field is filled in', null]) {
    expect((await store.saveLead(enquiry, { possibleSpam })).outcome).toBe('saved');
  }
  const marks = 'select possible_spam as mark from leads where name = $1 order by id';
  const { rows } = await pool.query(marks, [enquiry.name]);
  expect(rows).toEqual([{ mark: 'the hidden field is filled in' }, { mark: null }]);
});

test('10 enquiries sent 10 times each at once become 10 leads', async () => {
  const name = 'At once';
  const enquiries = Array.from({ length: 10 }, () => randomUUID());
  const send = async (message: string) => {
    const save = () => store.saveLead(request({ name, message }), { client: '192.0.2.1' });
    return { message, ...(await insist(save, true)) };
  };
  const tenTimes = Array.from({ length: 10 }, () => enquiries).flat();
  const answers = await Promise.all(tenTimes.map(send));
  expect(await countLeads(name)).toBe(10);
  // A busy machine may store a lead and answer too late: sent again, it is a repetition.
  expect(answers.filter(({ outcome }) => outcome === 'saved').length).toBeLessThanOrEqual(10);
  const pairs = answers.map((answer) => `${answer.message} ${'id' in answer && answer.id}`);
  expect(new Set(pairs).size).toBe(10);
});

test('a lead whose notice cannot be written is not stored, nor anything that belongs to it', async () => {
  const everything = async () => {
    const tables = ['contact_forms', 'contact_submissions', 'contact_rate_limits', 'lead_outbox'];
    const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    return (await pool.query(`select ${counts.join(', ')}`)).rows;
  };
  const notify = ['email', 'impossible \0'];
  const impossible = createLeadStore(database, { rateLimit, notify });
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
  const count = (table: string) => `(select count(*)::int from ${table})`;
  const left = `select ${count('contact_submissions')} as known, ${count('lead_outbox')} as notices,
    ${count('contact_forms')} as leads`;
  for (const [age, expected] of [
    // A notice and a reminder.
    ['29 days 23 hours', { known: 1, notices: 2, leads: 1 }],
    ['30 days 1 minute', { known: 0, notices: 0, leads: 1 }],
  ] as const) {
    for (const table of ['contact_submissions', 'lead_outbox'])
      await pool.query(`update ${table} set created_at = now() - interval '${age}'`);
    await purge(database.db);
    expect((await pool.query(left)).rows).toEqual([expected]);
  }
});
