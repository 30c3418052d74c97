import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root } from '#server/launch/child.mjs';
import { addLeads, cli, fill, namesIn, runCli } from '#tests/support/leads-cli.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const database = await createTestDatabase();

test('an export shows one moment of the database', async () => {
  await fill(database);
  await addLeads(database, 1000);
  const { out } = await runCli(['--json'], {
    config: { DATABASE_URL: database.url },
    onPrint: () => database.pool.query('delete from contact_forms'),
  });
  expect(JSON.parse(out)).toHaveLength(1000);
  expect(await namesIn(database)).toEqual([]);
});

test('an export of a person has the leads that its record counts', async () => {
  await fill(database);
  await addLeads(database, 1);
  await database.pool.query(
    `create function repeat_lead() returns trigger language plpgsql as $$
     begin
       insert into contact_forms (name, email, phone, project_type)
       select name, email, phone, project_type from contact_forms;
       return new;
     end $$;
     create trigger repeat_lead before insert on lead_accesses for each row execute function repeat_lead()`,
  );
  const { out } = await cli(database, ['--json', '--phone', '6000000001']);
  await database.pool.query('drop function repeat_lead cascade');
  const { rows } = await database.pool.query('select leads from lead_accesses order by at desc');
  expect(rows[0]).toEqual({ leads: 1 });
  expect(JSON.parse(out)).toHaveLength(1);
  expect(await namesIn(database)).toHaveLength(2);
});

test('a restore that fails half-way leaves nothing behind', async () => {
  await fill(database);
  await addLeads(database, 2500);
  const file = join(await makeTestFolder(), 'backup.json');
  await cli(database, ['backup', file]);
  await fill(database, { name: 'Kept' });
  await database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$
     begin if new.name = 'Visitor 3' then raise exception 'refused'; end if; return new; end $$;
     create trigger refuse before insert on contact_forms for each row execute function refuse()`,
  );
  const { code, warnings } = await cli(database, ['restore', file]);
  await database.pool.query('drop function refuse cascade');
  expect([code, warnings]).toEqual([1, expect.stringContaining('refused')]);
  expect(warnings).not.toMatch(/visitor@example\.in|\+91/);
  expect(await namesIn(database)).toEqual(['Kept']);
});

test('Ctrl-C cancels the running statement in the database', async () => {
  await fill(database, {});
  const holder = await database.pool.connect();
  await holder.query('begin; lock table contact_forms in access exclusive mode');
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  const waits = async () => (await database.pool.query(waiting)).rowCount;
  const env = { ...process.env, DATABASE_URL: database.url };
  const child = spawn(process.execPath, ['server/launch/leads.mjs'], { cwd: root, env });
  const ending = Promise.all([text(child.stderr), once(child, 'exit')]);
  await expect.poll(waits).toBe(1);
  child.kill('SIGINT');
  expect(await ending).toEqual(['Stopped.\n', [1, null]]);
  await expect.poll(waits).toBe(0);
  await holder.query('rollback');
  holder.release();
});
