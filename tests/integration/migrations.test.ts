import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getTableColumns } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { openDatabase } from '#server/database/database.ts';
import { leads } from '#server/database/schema.ts';
import { root } from '#server/launch/child.mjs';
import { createLeadStore } from '#server/leads/store.ts';
import { contactForms } from '#shared/schema.ts';
import { validLabels, validRequest } from '#tests/support/app.ts';
import { databaseUrl, query } from '#tests/support/postgres-global-setup.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** A database as the first version left it, and a connection as that version has one. */
async function openFirstVersion() {
  const { url: serverUrl } = inject('testPostgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `create database ${name}`);
  onTestFinished(async () => void (await query(serverUrl, `drop database ${name} with (force)`)));
  const url = databaseUrl(serverUrl, name);
  const client = await connect({ connectionString: url }, () => {});
  onTestFinished(() => client.end());
  const folder = new URL('../../server/database/migrations/', import.meta.url);
  const { entries } = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8'));
  await client.query(await readFile(new URL('0000_init.sql', folder), 'utf8'));
  await client.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', ${entries[0].when})`);
  return { url, client };
}

/** What the first version writes for a lead, and reads of one. */
const store = `
  with lead as (
    insert into contact_forms (name, email, phone, city, project_type, message)
    values ($2, $3, $4, $5, $6, $7) returning id
  )
  insert into contact_submissions (key, contact_form_id)
  select $1::uuid, id from lead returning contact_form_id as id`;

test('a database of the first version is brought up to date while that version still runs', async () => {
  const { url, client } = await openFirstVersion();
  const [before, meanwhile] = [randomUUID(), randomUUID()];
  const { name, email, phone, city, projectType, message } = validRequest;
  await client.query(store, [before, name, email, phone, city, projectType, message]);
  const role = `site_${randomBytes(4).toString('hex')}`;
  await client.query(`create role ${role}; grant insert on contact_forms to ${role}`);
  onTestFinished(async () => void (await query(url, `drop owned by ${role}; drop role ${role}`)));
  await client.query('grant select on leads to public');

  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: () => {} });
  onTestFinished(() => database.close());
  await client.query(store, [meanwhile, name, email, phone, city, projectType, 'Meanwhile']);
  const { rows: seen } = await client.query('select city, project_type, message from leads');
  const choices = { city: validLabels.city, project_type: validLabels.projectType };
  expect(seen).toEqual([
    { ...choices, message },
    { ...choices, message: 'Meanwhile' },
  ]);
  const { rows: rights } = await client.query(
    `select has_table_privilege('public', 'leads', 'select') as kept,
      has_table_privilege('${role}', 'lead_sources', 'insert') as given,
      has_table_privilege('${role}', 'contact_forms', 'delete') as deletes`,
  );
  expect(rights).toEqual([{ kept: true, given: true, deletes: false }]);

  const leads = createLeadStore(database, { rateLimit: { max: 9, windowSeconds: 600 } });
  const saved = await leads.saveLead(validRequest, { key: 'k' });
  expect(saved.outcome).toBe('saved');
});

test('while a console keeps a transaction open, a new version waits for it without keeping leads from being stored', async () => {
  const { url, client } = await openFirstVersion();
  const console = await connect({ connectionString: url }, () => {});
  await console.query('begin; lock table contact_forms in row exclusive mode');
  const opening = openDatabase({ databaseUrl: url, dataDir: '', log: () => {} });
  const { name, email, phone, city, projectType, message } = validRequest;
  for (let n = 0; n < 5; n++) {
    await client.query("set statement_timeout = '2s'");
    await client.query(store, [randomUUID(), name, email, phone, city, projectType, message]);
    await sleep(500);
  }
  await console.end();
  await (await opening).close();
  expect((await client.query('select from leads')).rowCount).toBe(5);
});

test('migrations whose rights cannot be given are undone with them, and the next start does both', async () => {
  const { url, client } = await openFirstVersion();
  const role = `site_${randomBytes(4).toString('hex')}`;
  await client.query(`create role ${role}; grant insert on contact_forms to ${role};
    create function refuse() returns event_trigger language plpgsql as
      $$ begin raise exception 'no grants today'; end $$;
    create event trigger refusal on ddl_command_end when tag in ('GRANT') execute function refuse()`);
  onTestFinished(async () => void (await query(url, `drop owned by ${role}; drop role ${role}`)));
  const open = () => openDatabase({ databaseUrl: url, dataDir: '', log: () => {} });
  await expect(open()).rejects.toThrow('no grants today');
  const done = 'select from drizzle.__drizzle_migrations';
  expect((await client.query(done)).rowCount).toBe(1);
  await client.query('drop event trigger refusal');
  await (await open()).close();
  expect((await client.query(done)).rowCount).toBeGreaterThan(1);
  const right = `select has_table_privilege('${role}', 'lead_sources', 'insert') as given`;
  expect((await client.query(right)).rows).toEqual([{ given: true }]);
});

test('drizzle-kit has nothing to push into a migrated database, and drops nothing', async () => {
  const database = await createTestDatabase();
  const env = { ...process.env, DATABASE_URL: database.url };
  const program = ['node_modules/drizzle-kit/bin.cjs', 'push'];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root, env });
  expect(stdout).toContain('No changes detected');
});

test('the view shows staff every column of a lead', async () => {
  const { db, pool } = await createTestDatabase();
  // All that the schema says of it.
  await db.select().from(leads).limit(0);
  const { fields } = await pool.query('select * from leads limit 0');
  const { createdAt, ...columns } = getTableColumns(contactForms);
  const shown = Object.values(columns).map(({ name }) => name);
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['received', ...shown]));
});

test('tables of another branch are refused with the way out, and left as they are', async () => {
  const { url, client } = await openFirstVersion();
  await client.query('drop view leads; drop table lead_outbox');
  const opening = openDatabase({ databaseUrl: url, dataDir: '', log: () => {} });
  await expect(opening).rejects.toThrow(
    /^The tables could not be brought up to date: relation "lead_outbox" does not exist\. Another branch .* DATA_DIR or DATABASE_URL of its own\.$/,
  );
  const { rows } = await client.query('select from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(1);
});
