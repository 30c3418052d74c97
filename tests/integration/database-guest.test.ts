// More than 150 lines, because there is a promise for each difference from the embedded database.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { transact } from '#server/database/pool.ts';
import { createSaveLead } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { runCli } from '#tests/support/leads-cli.ts';
import { query } from '#tests/support/query.ts';
import { createRole, siteRights } from '#tests/support/site-role.ts';
import { createEmptyDatabase, createTestDatabase, openSite } from '#tests/support/test-database.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

/** Stores several leads simultaneously, as the site does. Resolves to the number of different ids. */
async function saveLeads(site: Database, count: number) {
  const saveLead = createSaveLead(site);
  const saving = Array.from({ length: count }, (_, n) => saveLead(validRequest, { key: `${n}` }));
  return new Set((await Promise.all(saving)).map(({ id }) => id)).size;
}

/** Makes an empty database and a role that may only log in to it. */
async function createGuest() {
  const ownerUrl = await createEmptyDatabase();
  return { ...(await createRole(ownerUrl)), ownerUrl, database: nameOf(ownerUrl) };
}

type Guest = Awaited<ReturnType<typeof createGuest>>;

/** Returns the name of the database at an address. */
const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Changes a setting of a database. New connections have it. */
const alter = (url: string, setting: string) =>
  query(url, `alter database ${nameOf(url)} set ${setting}`);

/** Restores a lead of this number, and returns what the program says. */
async function restoreLead(url: string, id: number) {
  const lead = { ...validRequest, id, name: 'Asha', createdAt: '2026-01-01T00:00:00Z' };
  const folder = await makeTestFolder({ 'backup.json': `[\n${JSON.stringify(lead)}\n]\n` });
  const command = ['restore', join(folder, 'backup.json')];
  return (await runCli(command, { config: { DATABASE_URL: url } })).out;
}

const restored = '1 lead restored. 0 of the backup were here already.\n';

test('the site stores leads beside an imported row of a high id', async () => {
  const { url, pool } = await createTestDatabase();
  await pool.query(`insert into contact_forms (id, name, email, phone, project_type)
    select n, 'Imported', 'a@example.com', '1', 'other' from unnest(array[1, 2, 2000000000]) as n`);
  expect(await saveLeads(await openSite(url), 3)).toBe(3);
  const { rows } = await pool.query("select id from contact_forms where name <> 'Imported'");
  expect(rows.every(({ id }) => id < 10)).toBe(true);
});

test('a lead that a former site’s constraint refuses uses up one number', async () => {
  const { url, pool } = await createTestDatabase();
  const site = await openSite(url);
  await pool.query('alter table contact_forms add constraint one_each unique (email)');
  const saveLead = createSaveLead(site);
  const first = await saveLead(validRequest, {});
  await expect(saveLead(validRequest, {})).rejects.toThrow();
  await pool.query('alter table contact_forms drop constraint one_each');
  expect((await saveLead(validRequest, {})).id).toBe(first.id + 2);
});

test('a role that may only store leads stores them after an import', async () => {
  const { name, url, ownerUrl } = await createGuest();
  await openSite(ownerUrl);
  await query(
    ownerUrl,
    `${siteRights(name)}; insert into contact_forms (id, name, email, phone, project_type)
      select n, 'Imported', 'a@example.com', '1', 'other' from generate_series(1, 50) as n`,
  );
  expect(await saveLeads(await openSite(url), 3)).toBe(3);
});

test.each(['read committed', 'repeatable read'])(
  'a restored lead gets no number that a visitor’s lead takes (%s)',
  async (isolation) => {
    const { url, pool } = await createTestDatabase();
    await alter(url, `default_transaction_isolation = '${isolation}'`);
    const visitor = await pool.connect();
    await visitor.query('begin');
    await visitor.query(
      "insert into contact_forms (name, email, phone, project_type) values ('Ravi', 'r@b.in', '2', 'other')",
    );
    const restoring = restoreLead(url, 1);
    const isWaiting = async () =>
      (await pool.query("select from pg_locks where not granted and mode = 'ShareLock'")).rowCount;
    await expect.poll(isWaiting).toBe(1);
    await visitor.query('commit');
    visitor.release();
    expect(await restoring).toBe(restored);
    const { rows } = await pool.query('select id, name from contact_forms order by id');
    expect(rows).toEqual([
      { id: 1, name: 'Ravi' },
      { id: expect.any(Number), name: 'Asha' },
    ]);
  },
);

test('the site stores leads when the sequence has another name', async () => {
  const { url, pool } = await createTestDatabase();
  await pool.query('alter sequence contact_forms_id_seq rename to contact_forms_id_seq1');
  const site = await openSite(url);
  expect(await site.isReady()).toBe(true);
  expect(await saveLeads(site, 2)).toBe(2);
});

test('the site stores and restores leads beside ids that are generated always', async () => {
  const url = await createEmptyDatabase();
  await query(
    url,
    `create table contact_forms (id integer generated always as identity primary key,
      name text not null, email text not null, phone text not null, city text, project_type text not null,
      message text, created_at timestamptz default now() not null)`,
  );
  const site = await openSite(url);
  expect(await site.isReady()).toBe(true);
  expect(await saveLeads(site, 2)).toBe(2);
  expect(await restoreLead(url, 7)).toBe(restored);
  const leads = 'select id, name from contact_forms where id > 2';
  expect(await query(url, leads)).toEqual([{ id: 7, name: 'Asha' }]);
});

test('the site uses at most five connections', async () => {
  const { url, pool } = await createTestDatabase();
  const site = await openSite(url);
  expect(await saveLeads(site, 70)).toBe(70);
  const count = `select count(*)::int as open from pg_stat_activity
    where datname = current_database() and application_name = 'website' and pid <> pg_backend_pid()`;
  const countOpen = async () => (await pool.query(count)).rows[0].open;
  expect(await countOpen()).toBe(5);
});

test('the site waits for a connection while the role has none left', async () => {
  const { name, url, ownerUrl } = await createGuest();
  await openSite(ownerUrl);
  await query(ownerUrl, `${siteRights(name)}; alter role ${name} connection limit 2`);
  expect(await saveLeads(await openSite(url), 20)).toBe(20);
});

test('the site stores 40 simultaneous leads where transactions are serializable by default', async () => {
  const { url } = await createTestDatabase();
  await alter(url, "default_transaction_isolation = 'serializable'");
  expect(await saveLeads(await openSite(url), 40)).toBe(40);
});

test.each([
  ['off', 'on'],
  ['local', 'local'],
  ['remote_apply', 'remote_apply'],
])('a database with synchronous_commit %s commits leads with %s', async (setting, expected) => {
  const { url } = await createTestDatabase();
  await alter(url, `synchronous_commit = ${setting}`);
  const site = await openSite(url);
  const shown = await transact(site.pool, (tx) => tx.execute('show synchronous_commit'));
  expect(shown.rows).toEqual([{ synchronous_commit: expected }]);
});

test('the site stores leads in a database that wakes in four seconds', async () => {
  const { url: directUrl } = await createTestDatabase();
  const { proxy, url } = await startDatabaseProxy(directUrl);
  const site = await openSite(url);
  proxy.wakeMs = 4000;
  expect(await saveLeads(site, 3)).toBe(3);
});

test('the site closes idle connections and opens one for the next lead', async () => {
  const { url: directUrl } = await createTestDatabase();
  const { proxy, url } = await startDatabaseProxy(directUrl);
  const site = await openSite(url);
  await saveLeads(site, 2);
  const before = proxy.opened;
  await expect.poll(() => proxy.open, { interval: 500 }).toBe(0);
  await saveLeads(site, 1);
  expect(proxy.opened).toBe(before + 1);
});

test('the site stores leads on its remaining connections after some have broken', async () => {
  const { url, pool } = await createTestDatabase();
  const site = await openSite(url);
  await saveLeads(site, 20);
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'website' and pid <> pg_backend_pid()`);
  expect(await saveLeads(site, 70)).toBe(70);
});

test('the start prints the grants that are missing', async () => {
  const { name, url, ownerUrl, database } = await createGuest();
  const error: Error = await openSite(url).catch((reason) => reason);
  const grants = error.message.match(/GRANT .*;/g) ?? [];
  expect(grants).toEqual([
    `GRANT CREATE ON DATABASE "${database}" TO "${name}";`,
    `GRANT USAGE, CREATE ON SCHEMA public TO "${name}";`,
  ]);
  await query(ownerUrl, grants.join(''));
  expect(await saveLeads(await openSite(url), 1)).toBe(1);
});

test.each([
  [
    'after it lost a right',
    ({ name, database }: Guest) => `revoke create on database ${database} from ${name}`,
  ],
  ['beside a table of another role', () => 'create table lead_work (id serial)'],
])('a role updates its tables %s', async (_when, change) => {
  const guest = await createGuest();
  const { name, url, ownerUrl, database } = guest;
  const mayCreate = `create on database ${database} to ${name}; grant create on schema public to ${name}`;
  await query(ownerUrl, `grant ${mayCreate}`);
  await openSite(url);
  await query(ownerUrl, change(guest));
  await query(ownerUrl, 'update drizzle.__drizzle_migrations set created_at = 1');
  expect(await saveLeads(await openSite(url), 1)).toBe(1);
});

test('the start prints the grant for the schema that holds the tables', async () => {
  const { name, url, ownerUrl, database } = await createGuest();
  await query(
    ownerUrl,
    `create table contact_forms (id serial); grant create on database ${database} to ${name};
    create schema app authorization ${name}; alter role ${name} set search_path = app, public`,
  );
  const error: Error = await openSite(url).catch((reason) => reason);
  expect(error.message).toContain(`GRANT USAGE, CREATE ON SCHEMA public TO "${name}";`);
});

test('the site uses the schema of the search path', async () => {
  const { name, url, ownerUrl, database } = await createGuest();
  await query(
    ownerUrl,
    `create schema app authorization ${name}; alter role ${name} set search_path = app;
    grant create on database ${database} to ${name}`,
  );
  const messages: string[] = [];
  const site = await openSite(url, (message) => messages.push(message));
  expect(messages).toEqual(['The tables of the site are in the schema app.']);
  expect(await saveLeads(site, 2)).toBe(2);
  expect(await site.isReady()).toBe(true);
  expect(await query(ownerUrl, 'select from app.contact_forms')).toHaveLength(2);
});

test('the start says how to set a search path without a schema', async () => {
  const { name, url, ownerUrl } = await createGuest();
  await query(ownerUrl, `alter role ${name} set search_path = nowhere`);
  const error: Error = await openSite(url).catch((reason) => reason);
  expect(error.message).toMatch(/\(nowhere\) leads to no schema.* SET search_path = public;/s);
});
