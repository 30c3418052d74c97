import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
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

/** Runs `npm run leads` as a process, presses Ctrl-C when it waits, and returns how it ended. */
async function pressCtrlC(
  args: readonly string[],
  url: string,
  waits: (child: ChildProcessWithoutNullStreams) => Promise<boolean>,
) {
  const env = { ...process.env, DATABASE_URL: url };
  const options = { cwd: root, env };
  const child = spawn(process.execPath, ['server/launch/leads.mjs', ...args], options);
  const said = text(child.stderr);
  const exited = once(child, 'exit');
  await expect.poll(() => waits(child)).toBe(true);
  child.kill('SIGINT');
  return { exited, said };
}

const stopped = { exited: [1, null], said: 'Stopped.\n' };

/** Does the same while the table of leads is locked. */
async function pressWhileLocked(args: readonly string[]) {
  const holder = await database.pool.connect();
  await holder.query('begin; lock table contact_forms in access exclusive mode');
  const waits = async () => {
    const { rows } = await database.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  };
  const { exited, said } = await pressCtrlC(args, database.url, waits);
  const ended = { exited: await exited, said: await said };
  await expect.poll(waits).toBe(false);
  await holder.query('rollback');
  holder.release();
  return ended;
}

test('Ctrl-C cancels the running statement in the database', async () => {
  await fill(database, {});
  expect(await pressWhileLocked([])).toEqual(stopped);
});

test('Ctrl-C ends a restore that makes the tables', async () => {
  const file = join(await makeTestFolder(), 'backup.json');
  await cli(database, ['backup', file]);
  await database.pool.query('update drizzle.__drizzle_migrations set created_at = 1');
  expect(await pressWhileLocked(['restore', file])).toEqual(stopped);
});

test('an export that Ctrl-C ends while it prints is recorded', async () => {
  await fill(database);
  await addLeads(database, 1000);
  await database.pool.query('delete from lead_accesses');
  let pager: Readable | undefined;
  const { exited } = await pressCtrlC(['--json'], database.url, async ({ stdout }) => {
    // Nobody reads on, as in a pager.
    pager = stdout.pause();
    return stdout.readableLength > 0;
  });
  // The program may be waiting for the pager. It hears Ctrl-C when the pager has read on.
  pager?.resume();
  await exited;
  const { rows } = await database.pool.query('select command, leads from lead_accesses');
  expect(rows).toEqual([{ command: 'list', leads: 1000 }]);
});
