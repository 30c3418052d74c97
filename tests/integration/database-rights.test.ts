import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { claimNotices, markDelivered, markFailed } from '#server/leads/outbox.ts';
import { purge } from '#server/leads/purge.ts';
import { createSaveLead } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { query } from '#tests/support/query.ts';
import { createRole, siteRights } from '#tests/support/site-role.ts';
import { createTestDatabase, openSite, type TestSite } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

/** Makes a role with the rights that docs/deploying.md names. Returns it with its address of the database. */
async function makeRole(ownerUrl = database.url) {
  const { name: role, url: address } = await createRole(ownerUrl);
  await query(ownerUrl, siteRights(role));
  return { role, address };
}

test('a role that may only store leads cannot change or delete them', async () => {
  const { address } = await makeRole();
  const opened = await openSite(address);
  const { db, pool } = opened;
  const saveLead = createSaveLead(opened, { rateLimit: 9, channels: ['email'] });
  const context = {
    clientKey: '192.0.2.1',
    possibleSpam: 'a test',
    source: { landingPage: '/' },
    key: 'k',
  };
  expect((await saveLead(validRequest, context)).outcome).toBe('saved');
  expect((await saveLead(validRequest, context)).outcome).toBe('repeated');
  await pool.query('update lead_outbox set next_attempt_at = now()');
  const [notice] = await claimNotices(db, { name: 'email', maxBundle: 1 }, 60);
  if (!notice) throw new Error('No notice is due.');
  await markFailed(db, [notice.id], 'refused', 60);
  await markDelivered(db, [{ ...notice, kind: 'reminder' }], 'email');
  await purge(db);
  await pool.query('insert into lead_answers (contact_form_id) select max(id) from contact_forms');
  await pool.query('delete from lead_answers; delete from lead_notes');

  const leadTables = ['contact_forms', 'spam_marks', 'lead_sources'];
  for (const forbidden of [
    ...leadTables.map((table) => `delete from ${table}`),
    "update contact_forms set name = ''",
    "update site_secrets set value = ''",
    'select from users',
    "insert into lead_accesses (who, command, leads) values ('a', 'list', 1)",
    'delete from lead_accesses',
    'create table own (id int)',
  ]) {
    await expect(pool.query(forbidden)).rejects.toThrow(/permission denied/);
  }
});

test('a previous version starts as a role that may only store leads', async () => {
  const { url, pool } = await createTestDatabase();
  const { address } = await makeRole(url);
  await pool.query(`update form_options set label = 'Newer';
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`);
  const messages: string[] = [];
  const previous = await openSite(address, (message) => messages.push(message));
  expect(messages).toEqual([
    expect.stringMatching(/^The view "leads" keeps the labels of another version/),
  ]);
  const saved = await createSaveLead(previous)(validRequest, {});
  expect(saved.outcome).toBe('saved');
});

test('the start tells a restricted role’s operator to migrate as the owner', async () => {
  const { url, pool } = await createTestDatabase();
  const { address } = await makeRole(url);
  await pool.query('update drizzle.__drizzle_migrations set created_at = 1');
  const error: Error = await openSite(address).catch((reason) => reason);
  expect(error.message).toContain('start this version once as the owner of the tables');
});

test('a role that may only store leads uses a later version’s table', async () => {
  const { url, pool } = await createTestDatabase();
  const { address } = await makeRole(url);
  await pool.query('create table later (id serial, text text)');
  await query(address, "insert into later (text) values ('a'); select * from later");
});

test('the start names what its role may not read', async () => {
  const { url, pool } = await createTestDatabase();
  const { role, address } = await makeRole(url);
  await pool.query(`revoke all on lead_notes, leads, spam_marks from ${role}`);
  const messages: string[] = [];
  await openSite(address, (message) => messages.push(message));
  expect(messages).toEqual([
    'This role has no rights on lead_notes, leads, spam_marks. As the owner of the tables, run the statements of ' +
      'docs/deploying.md, "A role that may only store leads".',
  ]);
});

test('without a missing migration the start names no rights of the owner', async () => {
  const { url, pool } = await createTestDatabase();
  const { role, address } = await makeRole(url);
  await pool.query(`revoke all on schema drizzle from ${role}`);
  const error: Error = await openSite(address).catch((reason) => reason);
  expect(error.message).toContain('docs/deploying.md');
  expect(error.message).not.toContain('GRANT');
});

test('the documented role for reading leads reads nothing but the view', async () => {
  const document = await readFile('docs/leads.md', 'utf8');
  const [, statements = ''] = /```sql\n(create role lead_reader[^`]*)```/.exec(document) ?? [];
  const [, queries = ''] = /```sql\n(-- Leads that wait[^`]*)```/.exec(document) ?? [];
  const reader = `reader_${randomBytes(4).toString('hex')}`;
  await query(database.url, statements.replaceAll('lead_reader', reader));
  onTestFinished(
    async () => void (await query(database.url, `drop owned by ${reader}; drop role ${reader}`)),
  );
  const url = new URL(database.url);
  url.username = reader;
  url.password = 'a-long-password';
  expect(queries).toContain('from leads');
  await query(url.href, queries);
  for (const forbidden of [
    'select * from contact_forms',
    'select * from site_secrets',
    'create table own (id int)',
  ]) {
    await expect(query(url.href, forbidden)).rejects.toThrow(/permission denied|read-only/);
  }
});

test('the site is not ready while part of a lead is unstorable', async () => {
  const faults = [
    ...['contact_forms', 'spam_marks', 'lead_sources', 'lead_outbox'].map(
      (table) => `revoke insert on ${table} from $`,
    ),
    // A lead's number is returned, and an earlier lead of its key is looked up.
    ...['contact_forms', 'contact_submissions'].map((table) => `revoke select on ${table} from $`),
    'revoke usage on sequence contact_forms_id_seq from $',
  ];
  const repair = siteRights('$');
  const sites: { role: string; fault: string; opened: TestSite; messages: string[] }[] = [];
  // The loop is sequential, because statements on the rights to one table must not overlap.
  for (const fault of faults) {
    const { role, address } = await makeRole();
    const messages: string[] = [];
    const opened = await openSite(address, (message) => messages.push(message));
    sites.push({ role, fault, opened, messages });
  }
  const change = async (statementFor: (fault: string) => string, isReady: boolean) => {
    for (const { role, fault } of sites) {
      await query(database.url, statementFor(fault).replaceAll('$', role));
    }
    for (const { fault, opened } of sites) {
      await expect.poll(opened.isReady, { message: fault }).toBe(isReady);
    }
  };
  await change(() => 'select', true);
  await change((fault) => fault, false);
  await change(() => repair, true);
  for (const { fault, messages } of sites)
    expect(messages, fault).toEqual([
      expect.stringMatching(/^Cannot store leads \(42501\)\. Give/),
      'Leads can be stored again.',
    ]);
});
