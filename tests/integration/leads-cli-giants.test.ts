import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { root } from '#server/launch/child.mjs';
import { cli, fill, makeFolder, runCli } from '#tests/support/leads-cli.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

// Old leads may be longer than the form allows today, and anybody may have sent a great many.
vi.setConfig({ testTimeout: 120_000 });

const database = await createTestDatabase();
afterAll(database.close);
/** As `npm run leads` has one: without the site's bounds on the time of a statement. */
const program = await connect({ connectionString: database.url }, () => {});
afterAll(() => program.end());

/** Leads of ordinary length, the last one the newest. */
async function addLeads(count: number) {
  await program.query(
    `insert into contact_forms (name, email, phone, city, project_type, message, created_at)
     select 'Visitor ' || n, 'visitor@example.in', '+91 ' || 6000000000 + n, 'pune', 'bathroom', repeat('कि', 99),
       now() + make_interval(secs => n * 0.001)
     from generate_series(1, $1) n`,
    [count],
  );
}

/** Of 190 kB; to count its characters takes minutes. */
const giant = `${'a'.repeat(95_000)}${'\u0301'.repeat(47_500)}`;

/** Leads whose fields are that giant each, or its message alone; the newest of all. */
async function addGiants(count: number, field = giant) {
  for (let added = 0; added < count; added += 25) {
    await program.query(
      `insert into contact_forms (name, email, phone, city, project_type, message, created_at)
       select $2, $2 || '@example.in', '98480 12345' || $2, $2, $2, $1, now() + interval '1 day'
       from generate_series(1, 25)`,
      [giant, field],
    );
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

test('listing, searching and erasing take a moment among 100,000 leads of any content', async () => {
  await fill(database);
  await addLeads(100_000);
  await addGiants(25);
  const run = async (...args: string[]) => {
    const { code, out } = await cli(database, args);
    expect({ args, code, start: out.slice(0, 30) }).toMatchObject({ code: 0 });
    return out;
  };
  // Half a second each on a quiet machine.
  expect(await secondsOf(() => run())).toBeLessThan(20);
  expect(await secondsOf(() => run('--city', 'pune'))).toBeLessThan(20);
  expect(await secondsOf(() => run('--search', 'visitor 99999'))).toBeLessThan(20);
  expect(
    await secondsOf(async () => {
      expect(await run('erase', '--phone', '98480 12345', '--yes')).toContain('25 leads deleted.');
    }),
  ).toBeLessThan(20);
});

/** `npm run leads` with memory for a small part of the leads. */
async function runSmall({ url }: TestDatabase, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=96', 'server/launch/leads.mjs', ...args],
    { cwd: root, env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  const [out, warnings] = await output;
  return { code, out, warnings };
}

test('exports, backup and restore take little memory, however much there is', async () => {
  const target = await createTestDatabase();
  try {
    await fill(database);
    await addGiants(300, '');
    const folder = await makeFolder();
    const backup = join(folder, 'backup.json');
    expect(await runSmall(database, '--csv', join(folder, 'leads.csv'))).toMatchObject({ code: 0 });
    expect(await runSmall(database, 'backup', backup)).toMatchObject({ code: 0 });
    expect(await runSmall(target, 'restore', backup)).toMatchObject({
      code: 0,
      out: '300 leads put back, 0 already there.\n',
    });
    const { out, code } = await runSmall(database, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveLength(300);
    const sum = 'select count(*), sum(length(message)), min(id), max(id) from contact_forms';
    expect((await target.pool.query(sum)).rows).toEqual((await database.pool.query(sum)).rows);
  } finally {
    await target.close();
  }
});

test('an export is of one moment, whatever happens while it is written', async () => {
  await fill(database);
  await addLeads(1000);
  const { out } = await runCli(['--json'], {
    config: { databaseUrl: database.url },
    onPrint: () => database.pool.query('delete from contact_forms'),
  });
  expect(JSON.parse(out)).toHaveLength(1000);
  expect((await database.pool.query('select from contact_forms')).rowCount).toBe(0);
});

test('a restore that fails half-way leaves nothing behind', async () => {
  await fill(database);
  await addLeads(2500);
  const file = join(await makeFolder(), 'backup.json');
  await cli(database, ['backup', file]);
  await fill(database, { name: 'Kept' });
  await database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$
     begin if new.name = 'Visitor 3' then raise exception 'refused'; end if; return new; end $$;
     create trigger refuse before insert on contact_forms for each row execute function refuse()`,
  );
  const { code, warnings } = await cli(database, ['restore', file]);
  await database.pool.query('drop function refuse cascade');
  expect(code).toBe(1);
  expect(warnings).toContain('refused');
  expect(warnings).not.toMatch(/visitor@example\.in|\+91/);
  expect((await database.pool.query('select name from contact_forms')).rows).toEqual([
    { name: 'Kept' },
  ]);
});
