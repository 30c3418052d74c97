import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { purge } from '#server/leads/purge.ts';
import { createSaveLead } from '#server/leads/store.ts';
import type { ContactRequest } from '#shared/contact.ts';
import { validRequest } from '#tests/support/app.ts';
import { insist } from '#tests/support/insist.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { pool, countLeads } = database;
const rateLimit = 1000;
const saveLead = createSaveLead(database, { rateLimit });
const saveWithNotice = createSaveLead(database, { channels: ['email'] });

const request = (changes: Partial<ContactRequest>) => ({ ...validRequest, ...changes });

test('a repeated request with its key is one lead with one notice', async () => {
  const onSaved = vi.fn();
  const saveWatched = createSaveLead(database, { channels: ['email'], onSaved });
  const key = randomUUID();
  const same = request({ name: 'With a key' });
  const first = await saveWatched(same, { key });
  expect(await saveWatched(same, { key })).toEqual({ id: first.id, outcome: 'repeated' });
  expect(await countLeads('With a key')).toBe(1);
  expect(onSaved).toHaveBeenCalledOnce();
  const notices = "select from lead_outbox where kind = 'lead' and contact_form_id = $1";
  expect((await pool.query(notices, [first.id])).rowCount).toBe(1);
  for (const field of Object.keys(same)) {
    const other = await saveWatched({ ...same, [field]: 'another' }, { key });
    expect([field, other.outcome]).toEqual([field, 'saved']);
  }
  expect((await saveWatched(same, { key: randomUUID() })).outcome).toBe('saved');
});

test('a key is kept for 24 hours', async () => {
  const again = request({ name: 'Next day' });
  const key = randomUUID();
  const age = (interval: string) =>
    pool.query(`update contact_submissions set created_at = now() - interval '${interval}'`);
  const save = () => saveLead(again, { key });
  const first = await save();
  await age('23 hours 59 minutes');
  expect(await save()).toEqual({ ...first, outcome: 'repeated' });
  await age('24 hours 1 minute');
  const second = await save();
  expect(second.outcome).toBe('saved');
  expect(await save()).toEqual({ ...second, outcome: 'repeated' });
  expect(await countLeads('Next day')).toBe(2);
  await age('24 hours 1 minute');
  await purge(database.db);
  expect((await pool.query('select from contact_submissions')).rowCount).toBe(0);
});

test('10 requests sent 10 times together with their keys become 10 leads', async () => {
  const name = 'At once';
  const keys = Array.from({ length: 10 }, () => randomUUID());
  const send = async (key: string) => {
    const save = () => saveLead(request({ name }), { key, clientKey: '192.0.2.1' });
    return { key, ...(await insist(save, true)) };
  };
  const tenTimes = Array.from({ length: 10 }, () => keys).flat();
  const responses = await Promise.all(tenTimes.map(send));
  expect(await countLeads(name)).toBe(10);
  // A busy machine may store a lead and respond too late. The next request with its key is then a repetition.
  expect(responses.filter(({ outcome }) => outcome === 'saved').length).toBeLessThanOrEqual(10);
  expect(new Set(responses.map(({ key, id }) => `${key} ${id}`)).size).toBe(10);
});

test('a lead whose notice cannot be written is not stored', async () => {
  const everything = async () => {
    const tables = ['contact_forms', 'contact_submissions', 'contact_rate_limits', 'lead_outbox'];
    const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    return (await pool.query(`select ${counts.join(', ')}`)).rows;
  };
  const channels = ['email', 'impossible \0'];
  const saveInVain = createSaveLead(database, { rateLimit, channels });
  const before = await everything();
  const saving = saveInVain(request({ name: 'Whole' }), {
    clientKey: '192.0.2.9',
    key: 'k',
  });
  await expect(saving).rejects.toThrow();
  expect(await everything()).toEqual(before);
});

test('the site deletes notices after 30 days', async () => {
  await pool.query('truncate contact_forms cascade');
  await saveWithNotice(validRequest, {});
  const count = (table: string) => `(select count(*)::int from ${table})`;
  const left = `select ${count('lead_outbox')} as notices, ${count('contact_forms')} as leads`;
  for (const [age, expected] of [
    // The lead has a notice and two reminders.
    ['29 days 23 hours', { notices: 3, leads: 1 }],
    ['30 days 1 minute', { notices: 0, leads: 1 }],
  ] as const) {
    await pool.query(`update lead_outbox set next_attempt_at = now() - interval '${age}'`);
    await purge(database.db);
    expect((await pool.query(left)).rows).toEqual([expected]);
  }
});
