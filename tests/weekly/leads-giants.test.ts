import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root } from '#server/launch/child.mjs';
import { addLeads, cli, fill } from '#tests/support/leads-cli.ts';
import { query } from '#tests/support/query.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

// Old leads may be longer than the form allows today, and a program may have sent very many.
const database = await createTestDatabase();

/**
 * Adds leads with a message of 190 kB, whose characters take minutes to count. A giant `field` fills other fields, too.
 */
const addGiants = (count: number, field: '' | 'giant') =>
  query(
    database.url,
    `with giant as (select repeat('a', 95000) || repeat(U&'\\0301', 47500) as giant),
       fields as (select giant, ${field || "''"} as field from giant)
     insert into contact_forms (name, email, phone, city, project_type, message, created_at)
     select field, field || '@example.in', '98480 12345' || field, field, field, giant, now() + interval '1 day'
     from fields, generate_series(1, ${count})`,
  );

test('the program lists, searches and erases 100,000 leads in seconds', async () => {
  await fill(database);
  await addLeads(database, 100_000);
  await addGiants(25, 'giant');
  await database.pool.query(`insert into lead_sources (contact_form_id, utm_source, utm_medium)
    select id, 'google', 'cpc' from contact_forms where id % 2 = 0; analyze`);
  const url = new URL(database.url);
  // Reading the view again for each lead would take minutes.
  url.searchParams.set('options', '-c work_mem=64kB');
  const erase = ['erase', '--phone', '98480 12345', '--yes'];
  for (const args of [
    [],
    ['--search', 'pune'],
    ['--search', 'visitor 99999'],
    ['--source', 'google ad'],
    erase,
  ]) {
    const started = performance.now();
    const { code, out } = await cli({ ...database, url: url.href }, args);
    expect({ args, code }).toEqual({ args, code: 0 });
    if (args === erase) expect(out).toContain('25 leads deleted.');
    // This takes half a second on a quiet machine.
    expect(performance.now() - started).toBeLessThan(20_000);
  }
});

/** Runs `npm run leads` with memory for a small part of the leads. */
async function runSmall({ url }: { url: string }, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: url };
  const command = ['--max-old-space-size=80', 'server/launch/leads.mjs', ...args];
  const child = spawn(process.execPath, command, { cwd: root, env });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, out };
}

test('export, backup and restore of 100,000 leads take little memory', async () => {
  const target = await createTestDatabase();
  await fill(database);
  await addGiants(200, '');
  const folder = await makeTestFolder();
  const backup = join(folder, 'backup.json');
  const [table, saved, json] = await Promise.all([
    runSmall(database, '--csv'),
    runSmall(database, 'backup', backup),
    runSmall(database, '--json'),
  ]);
  expect([table.code, saved.code, json.code]).toEqual([0, 0, 0]);
  expect(JSON.parse(json.out)).toHaveLength(200);
  const restored = { code: 0, out: '200 leads restored. 0 of the backup were here already.\n' };
  expect(await runSmall(target, 'restore', backup)).toEqual(restored);
  const sum = 'select count(*), sum(length(message)), min(id), max(id) from contact_forms';
  expect((await target.pool.query(sum)).rows).toEqual((await database.pool.query(sum)).rows);
});
