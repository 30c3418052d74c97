import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { root } from '#server/launch/child.mjs';
import { createSaveLead } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { createEmptyDatabase, createTestDatabase, openSite } from '#tests/support/test-database.ts';

/** Makes a database, runs `statements` in it, and connects to it. */
async function createDatabase(statements: string) {
  const url = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(statements);
  return { url, client };
}

/** Makes a database of 0.1.0, with three leads and all rows that belong to them (upgrade-from-0.1.0). */
const createFormer = async () =>
  createDatabase(await readFile(new URL('version-0.1.0.sql', import.meta.url), 'utf8'));

const saveLead = async (url: string) =>
  createSaveLead(await openSite(url), { rateLimit: 9 })(validRequest, {
    key: 'k',
    clientKey: '192.0.2.1',
    possibleSpam: 'a test',
    source: undefined,
  });

const countRows = async (client: pg.Client, tables: readonly string[]) => {
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  return (await client.query(`select ${counts.join(', ')}`)).rows[0];
};

test('two sites that start together migrate an empty database once', async () => {
  const { url, client } = await createDatabase('');
  await Promise.all(Array.from({ length: 6 }, () => openSite(url)));
  const { rows } = await client.query(`select count(*)::int as run,
    count(distinct hash)::int as migrations from drizzle.__drizzle_migrations`);
  expect(rows[0].run).toBeGreaterThan(0);
  expect(rows[0].run).toBe(rows[0].migrations);
});

test('the migration keeps every row of a database of 0.1.0', async () => {
  const { url, client } = await createFormer();
  const names = [
    ...['contact_forms', 'lead_answers', 'lead_sources', 'spam_marks', 'lead_outbox'],
    ...['contact_submissions', 'contact_rate_limits', 'lead_accesses', 'site_secrets'],
  ];
  const before = await countRows(client, names);
  await openSite(url);
  expect(await countRows(client, names)).toEqual(before);
  expect(before).toMatchObject({ contact_forms: 3, lead_outbox: 2, site_secrets: 3 });
  const { rows } = await client.query('select id, possible_spam, utm_source from leads order by 1');
  expect(rows).toEqual([
    { id: 1, possible_spam: null, utm_source: 'google' },
    { id: 2, possible_spam: null, utm_source: null },
    { id: 3, possible_spam: 'many links', utm_source: null },
  ]);
});

test('the migration moves the notes of answers into their own table', async () => {
  const { url, client } = await createFormer();
  await openSite(url);
  const { rows } = await client.query('select contact_form_id, at, author, note from lead_notes');
  const note = 'called, visit on Friday';
  expect(rows).toEqual([
    { contact_form_id: 1, at: new Date('2026-11-20T12:00:00Z'), author: '', note },
  ]);
  await client.query("insert into lead_notes (contact_form_id, author, note) values (1, 'a', 'b')");
  const shown = await client.query('select id, note from leads where note is not null');
  expect(shown.rows).toEqual([
    { id: 1, note: expect.stringMatching(/^2026-11-20 17:30: called, visit on Friday; .* a: b$/) },
  ]);
});

test('the migration keeps both reminders of 0.1.0 for each channel', async () => {
  const { url, client } = await createFormer();
  const [first, second] = [new Date('2026-11-21T00:00:00Z'), new Date('2026-11-21T06:00:00Z')];
  // One row stood for both reminders, and its `created_at` was the time of the second one.
  await client.query(
    `insert into lead_outbox (contact_form_id, channel, next_attempt_at, created_at)
     values (1, 'reminder', $1, $2)`,
    [first, second],
  );
  // The baseline runs again in a database of any version.
  for (let n = 0; n < 2; n++) {
    await openSite(url);
    await client.query('delete from drizzle.__drizzle_migrations');
  }
  const { rows } = await client.query(
    `select contact_form_id as lead, channel, next_attempt_at as due, created_at from lead_outbox
     where kind = 'reminder' order by 1, 2, 3`,
  );
  const expected = ['email', 'webhook'].flatMap((channel) =>
    [first, second].map((due) => ({ lead: 1, channel, due, created_at: due })),
  );
  expect(rows).toEqual(expected);
  expect((await client.query("select from lead_outbox where channel = 'reminder'")).rowCount).toBe(
    0,
  );
});

test('a migrated database of 0.1.0 equals a new one', async () => {
  const { url, client } = await createFormer();
  await openSite(url);
  const fresh = await createTestDatabase();
  const columns = `select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`;
  expect((await client.query(columns)).rows).toEqual((await fresh.pool.query(columns)).rows);
  const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by 1`;
  expect((await client.query(indexes)).rows).toEqual((await fresh.pool.query(indexes)).rows);
  const constraints = `select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`;
  const ofFresh = await fresh.pool.query(constraints);
  expect((await client.query(constraints)).rows).toEqual(ofFresh.rows);
});

test('the migration keeps the rights on the view', async () => {
  const { url, client } = await createFormer();
  await client.query('grant select on leads to public');
  await openSite(url);
  const { rows } = await client.query(
    "select has_table_privilege('public', 'leads', 'select') as kept",
  );
  expect(rows).toEqual([{ kept: true }]);
});

const plainTables = (createdAt: string) => `
  create table contact_forms (id serial primary key, name text not null, email text not null, phone text not null,
    city text, project_type text not null, message text, created_at ${createdAt} default now() not null);
  create table users (id serial primary key, username text not null unique, password text not null);
  insert into users (username, password) values ('owner', 'x');
  insert into contact_forms (name, email, phone, project_type, created_at)
    select 'Former', 'former@example.com', '98480 12345', 'other', '2026-01-02 03:04:05Z'
    from generate_series(1, 20)`;

test.each(['timestamp', 'timestamptz', 'timestamp(3)'])(
  "the migration takes over a former site's tables whose times are %s",
  async (type) => {
    const { url, client } = await createDatabase(plainTables(type));
    const saved = await saveLead(url);
    expect(saved).toEqual({ outcome: 'saved', id: 21 });
    const counts = await countRows(client, ['contact_forms', 'users', 'leads']);
    expect(counts).toEqual({ contact_forms: 21, users: 1, leads: 21 });
    const { rows } = await client.query(`select pg_typeof(created_at)::text as type, created_at
      from contact_forms where id = 1`);
    const created_at = new Date('2026-01-02T03:04:05Z');
    expect(rows).toEqual([{ type: 'timestamp with time zone', created_at }]);
  },
);

test("the migration takes over a former site's texts of a greatest length", async () => {
  const { url, client } = await createDatabase(
    plainTables('timestamptz')
      .replace('name text', 'name varchar(20)')
      .replace('phone text', 'phone char(15)')
      .replace('message text', 'message varchar'),
  );
  const opened = await openSite(url);
  const name = 'Lakshmi Rao and Ravi Teja Rao';
  const phone = '98480 12345, or in the evening 040 2311 4455';
  await createSaveLead(opened)({ ...validRequest, name, phone }, {});
  const { rows } = await client.query('select name, phone from contact_forms where id in (1, 21)');
  expect(rows).toEqual([
    { name: 'Former', phone: '98480 12345' },
    { name, phone },
  ]);
});

test('the migration reads times without a zone in the database’s zone', async () => {
  const { url, client } = await createDatabase('');
  const { rows } = await client.query('select current_database() as name');
  await client.query(`alter database ${rows[0].name} set timezone = 'Asia/Kolkata'`);
  await client.query("set timezone = 'Asia/Kolkata'");
  await client.query(plainTables('timestamp'));
  await client.query("update contact_forms set created_at = '2026-01-02 08:34:05'");
  await openSite(url);
  const moved = await client.query('select distinct created_at from contact_forms');
  expect(moved.rows).toEqual([{ created_at: new Date('2026-01-02T03:04:05Z') }]);
});

test('drizzle-kit has nothing to push into a migrated database', async () => {
  const { url } = await createTestDatabase();
  const env = { ...process.env, DATABASE_URL: url };
  const program = ['node_modules/drizzle-kit/bin.cjs', 'push'];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root, env });
  expect(stdout).toContain('No changes detected');
});

test('the migration keeps the view of a newer version that migrated first', async () => {
  const { url, pool } = await createTestDatabase();
  await pool.query('delete from drizzle.__drizzle_migrations');
  const newer = await pool.connect();
  await newer.query(`begin; select pg_advisory_xact_lock(7201502);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000);
    comment on view leads is 'newer'`);
  const opening = openSite(url);
  const waits =
    "select from pg_locks where objid = 7201502 and locktype = 'advisory' and not granted";
  while ((await pool.query(waits)).rowCount === 0) await sleep(20);
  await newer.query('commit');
  newer.release();
  await opening;
  const { rows } = await pool.query("select obj_description('leads'::regclass) as comment");
  expect(rows).toEqual([{ comment: 'newer' }]);
});

test('a new version waits for an open transaction without delaying leads', async () => {
  const { url, client } = await createFormer();
  const console = new pg.Client({ connectionString: url });
  await console.connect();
  await console.query('begin; lock table contact_forms in row exclusive mode');
  const opening = openSite(url);
  await client.query("set statement_timeout = '60s'");
  for (let n = 0; n < 5; n++) {
    await client.query(`insert into contact_forms (name, email, phone, project_type)
      values ('Meanwhile', 'a@example.com', '98480 12345', 'other')`);
    await sleep(500);
  }
  await console.end();
  await opening;
  expect(await countRows(client, ['leads'])).toEqual({ leads: 8 });
});

test('the migration stops waiting for an open transaction at a signal', async () => {
  const { url, client } = await createFormer();
  await client.query('begin; lock table contact_forms in row exclusive mode');
  const signal = AbortSignal.timeout(1000);
  const opening = openDatabase({ databaseUrl: url, dataDir: '', log: () => {}, signal });
  await expect(opening).rejects.toThrow('aborted due to timeout');
});

test('the migration refuses the tables of another program and changes nothing', async () => {
  const { url, client } = await createDatabase('create table contact_forms (id int, text text)');
  await expect(openSite(url)).rejects.toThrow(
    /^The tables could not be brought up to date: .*\(42830\)\.\nSee docs\/troubleshooting\.md\.$/,
  );
  expect((await client.query("select from pg_tables where schemaname = 'public'")).rowCount).toBe(
    1,
  );
});
