import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/connect.ts';
import { openDatabase } from '#server/database.ts';
import { createLeadStore } from '#server/leads.ts';
import { migrate } from '#server/migrate.ts';
import { siteRights, siteRole } from '#server/site-role.ts';
import { validRequest } from '#tests/support/app.ts';
import { databaseUrl, query } from '#tests/support/postgres-global-setup.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);

/** A role with the rights that operating.md names, and the address by which it opens the database. */
async function makeRole() {
  const role = `site_${randomBytes(4).toString('hex')}`;
  await query(database.url, `create role ${role} login password 'secret'`);
  onTestFinished(() => query(database.url, `drop owned by ${role}; drop role ${role}`));
  const rights = siteRights.map((right) => right.replaceAll(` ${siteRole}`, ` ${role}`));
  const ofMigrations = [
    `grant usage on schema drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
  ];
  await query(database.url, [...rights, ...ofMigrations].join('; '));
  const url = new URL(database.url);
  url.username = role;
  url.password = 'secret';
  const opened = await openDatabase({ databaseUrl: url.href, dataDir: '', log: () => {} });
  onTestFinished(opened.close);
  return { role, opened };
}

test('a role that may only store leads can start the site on a migrated database', async () => {
  const { opened } = await makeRole();
  const store = createLeadStore(opened, {
    rateLimit: { max: 9, windowSeconds: 600 },
    notify: ['email'],
  });
  const context = { client: '192.0.2.1', idempotencyKey: crypto.randomUUID() };
  expect((await store.saveLead(validRequest, context)).outcome).toBe('saved');
  expect((await store.saveLead(validRequest, context)).outcome).toBe('repeated');
});

test('bringing a database up to date leaves nothing on its connection, which a pooler gives to others', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(database.url, `create database ${name}`);
  onTestFinished(() => query(database.url, `drop database ${name}`));
  const client = await connect({ connectionString: databaseUrl(database.url, name) }, () => {});
  const state =
    "select array_agg(name || '=' || setting) from pg_settings where name like '%timeout'";
  const before = (await client.query(state)).rows;
  await migrate(client);
  expect((await client.query(state)).rows).toEqual(before);
  const locks = "select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()";
  expect((await client.query(locks)).rowCount).toBe(0);
  await client.end();
});

test('the site is ready while a lead can be stored, and finding out uses no lead’s number', async () => {
  const { opened } = await makeRole();
  const next = () => database.pool.query('select last_value from contact_forms_id_seq');
  const before = (await next()).rows;
  expect(await opened.isReady()).toBe(true);
  expect((await next()).rows).toEqual(before);
  const { rows } = await database.pool.query('select from contact_forms where id < 0');
  expect(rows).toEqual([]);
});

test.each([
  [
    'the right to insert was taken',
    'revoke insert on contact_forms from $',
    'grant insert on contact_forms to $',
  ],
  [
    'the database can only be read',
    'alter role $ set default_transaction_read_only = on',
    'alter role $ reset default_transaction_read_only',
  ],
])('the site is not ready while %s, and is again afterwards', async (_name, fault, repair) => {
  const { role, opened } = await makeRole();
  expect(await opened.isReady()).toBe(true);
  const change = async (statement: string) => {
    await query(database.url, statement.replace('$', role));
    // Settings of a role count for new connections.
    await query(
      database.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`,
    );
    await sleep(1100);
  };
  await change(fault);
  expect(await opened.isReady()).toBe(false);
  await change(repair);
  expect(await opened.isReady()).toBe(true);
});

test('asking whether the site is ready leaves all connections to leads', async () => {
  const { opened } = await makeRole();
  // Every connection of the pool, and more that wait.
  let finished = 0;
  const busy = Array.from({ length: 40 }, async () => {
    await opened.pool.query('select pg_sleep(1.5)');
    finished += 1;
  });
  expect(await opened.isReady()).toBe(true);
  expect(finished).toBe(0);
  await Promise.allSettled(busy);
});
