import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, onTestFinished, test } from 'vitest';
import * as siteTables from '#server/database/schema.ts';
import { validRequest } from '#tests/support/app.ts';
import { cli, fill, namesIn } from '#tests/support/leads-cli.ts';
import { createNoticeStore } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const source = await createTestDatabase();
const target = await createTestDatabase();

/** Backs up a database. Returns a function that restores the backup in the target. */
async function backUp(from = source) {
  const file = join(await makeTestFolder(), 'backup.json');
  expect((await cli(from, ['backup', file])).code).toBe(0);
  return { restore: () => cli(target, ['restore', file]) };
}

test('backup writes a file that only its owner can read', async () => {
  await fill(source, {});
  const file = join(await makeTestFolder(), 'backup.json');
  expect(await cli(source, ['backup', file])).toMatchObject({
    code: 0,
    out: expect.stringContaining(`1 lead in ${file}\n`),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await fill(source, {}, {});
  const again = await cli(source, ['backup', file]);
  const exists = 'exists. Choose another name, or replace a file with --force.';
  expect(again).toMatchObject({ code: 1, warnings: `Nothing was written. ${file} ${exists}` });
  expect((await cli(source, ['backup', file, '--force'])).code).toBe(0);
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(2);

  const folder = await makeTestFolder();
  const [missing, link] = [join(folder, 'missing/backup.json'), join(folder, 'link.json')];
  await symlink('/dev/null', link);
  for (const [place, reason] of [
    [missing, 'cannot be written (ENOENT).'],
    [folder, exists],
    [link, exists],
  ]) {
    const told = { code: 1, warnings: `Nothing was written. ${place} ${reason}` };
    expect(await cli(source, ['backup', `${place}`, '--force'])).toMatchObject(told);
  }
  expect(await readdir(folder)).toEqual(['link.json']);
});

/** The tables beside a lead that a backup leaves out: the keys of repeated requests, and the notices. */
const leftOut = ['contact_submissions', 'lead_outbox'];

/** Returns the names of the target's tables beside a lead, and of those that have rows. */
async function tablesBesideLeads() {
  const names = Object.values(siteTables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'contact_form_id'))
    .map(({ name }) => name);
  const filled = [];
  for (const name of names)
    if ((await target.pool.query(`select from ${name}`)).rowCount) filled.push(name);
  return { names, filled };
}

test('a backup restores every field of every lead in another database', async () => {
  const nasty = { name: 'రమేష్ "O\'Neil" \\', message: 'line\r\nline\t👩‍🍳' };
  await fill(source, nasty, { city: null, message: null });
  const visit = { landingPage: '/services', utmSource: 'google' };
  const context = { possibleSpam: 'a test', source: visit };
  await createNoticeStore(source).saveLead(validRequest, context);
  await cli(source, ['answered', '1', '--note', 'called']);
  await fill(target);
  const { restore } = await backUp();
  expect((await restore()).out).toBe('3 leads restored. 0 of the backup were here already.\n');
  const [restored, original] = [await cli(target, ['--json']), await cli(source, ['--json'])];
  expect(JSON.parse(restored.out)).toEqual(JSON.parse(original.out));
  expect(JSON.parse(restored.out)).toMatchObject([
    { ...validRequest, possibleSpam: 'a test', landingPage: '/services', utmSource: 'google' },
    { city: null, message: null },
    { ...nasty, notes: [{ note: 'called' }], answeredAt: expect.stringMatching(/\.\d{6}Z$/) },
  ]);
  // Restore a new table in server/staff/restore.ts, and fill it above. Or name it in `leftOut`.
  const { names, filled } = await tablesBesideLeads();
  expect(filled).toEqual(names.filter((name) => !leftOut.includes(name)));
});

test('restore accepts backups of an earlier and a later version', async () => {
  await fill(target);
  const file = join(await makeTestFolder(), 'leads.json');
  const { city: _city, message: _message, ...required } = validRequest;
  const first = { id: 7, createdAt: '2026-11-21T00:00:00.123456Z', ...required, name: 'First' };
  const later = { ...first, id: 8, name: 'Later', city: null, floorPlan: 'plan.pdf' };
  await writeFile(file, `[\n${JSON.stringify(first)},\n${JSON.stringify(later)}\n]\n`);
  expect((await cli(target, ['restore', file])).out).toContain('2 leads restored');
  expect(await namesIn(target)).toEqual(['First', 'Later']);
});

test('restore brings back all leads with equal values', async () => {
  await fill(target);
  const file = join(await makeTestFolder(), 'leads.json');
  const alike = { ...validRequest, createdAt: '2026-11-21T00:00:00.123456Z' };
  const lines = Array.from({ length: 30 }, (_, i) => JSON.stringify({ id: i + 1, ...alike }));
  await writeFile(file, `[\n${lines.join(',\n')}\n]\n`);
  const restore = async () => (await cli(target, ['restore', file])).out;
  expect(await restore()).toBe('30 leads restored. 0 of the backup were here already.\n');
  expect(await restore()).toBe('0 leads restored. 30 of the backup were here already.\n');
});

test('a restore adds missing leads and changes no others', async () => {
  await fill(target, { name: 'First' }, { name: 'Second' });
  const { restore } = await backUp(target);
  await target.pool.query("delete from contact_forms where name = 'First'");
  await target.pool.query("update contact_forms set message = 'called', phone = '1'");
  expect((await restore()).out).toBe('1 lead restored. 1 of the backup were here already.\n');
  const all = 'select name, message, phone from contact_forms order by id';
  const { message, phone } = validRequest;
  expect((await target.pool.query(all)).rows).toEqual([
    { name: 'First', message, phone },
    { name: 'Second', message: 'called', phone: '1' },
  ]);
});

test('stored leads keep their own numbers beside restored leads', async () => {
  await fill(source, { name: 'Old 1' }, { name: 'Old 2' });
  await fill(target, { name: 'New 1' });
  const { restore } = await backUp();
  await restore();
  await createNoticeStore(target).saveLead({ ...validRequest, name: 'New 2' }, {});
  expect(await namesIn(target)).toEqual(['New 1', 'Old 2', 'Old 1', 'New 2']);
});

test('restore gives leads with very high numbers new ones, once', async () => {
  const ids = [1_732_640_000, 2_147_483_647];
  await fill(source, { name: 'Own number' });
  for (const id of ids)
    await source.pool.query(
      `insert into contact_forms (id, name, email, phone, project_type)
       values ($1, $2, 'a@b.in', '98480 12345', 'bathroom')`,
      [id, `Imported ${id}`],
    );
  await fill(target);
  const { restore } = await backUp();
  expect((await restore()).out).toBe('3 leads restored. 0 of the backup were here already.\n');
  expect((await restore()).out).toBe('0 leads restored. 3 of the backup were here already.\n');
  expect((await namesIn(target)).sort()).toEqual([
    ...ids.map((id) => `Imported ${id}`),
    'Own number',
  ]);
  const saved = await createNoticeStore(target).saveLead(validRequest, {});
  expect(saved.id).toBeLessThan(100);
});

test('restored leads get new numbers beside imported leads', async () => {
  await fill(source, { name: 'Old 1' }, { name: 'Old 2' });
  await fill(target);
  await target.pool.query(`
    insert into contact_forms (id, name, email, phone, project_type)
    select n, 'Imported ' || n, 'a@b.in', '98480 12345', 'bathroom' from generate_series(1, 4) n`);
  const { restore } = await backUp();
  expect((await restore()).out).toContain('2 leads restored.');
  expect((await namesIn(target)).slice(4).sort()).toEqual(['Old 1', 'Old 2']);
});

test.each([
  ['change', "update contact_forms set message = 'called'", 0, '2 leads restored.', ''],
  [
    'row with its number',
    "insert into contact_forms (id, name, email, phone, project_type) values (2, 'A', 'a@b.in', '1', 'other')",
    1,
    '',
    'Another program keeps a change open, perhaps a console. Commit it there and try again.',
  ],
])('a restore beside an open %s stops no leads', async (_what, statement, code, out, warning) => {
  await fill(source, {}, {});
  await fill(target, {}, {}, {});
  await target.pool.query('delete from contact_forms where id = 2');
  const { restore } = await backUp();
  const openConsole = await target.pool.connect();
  onTestFinished(() => openConsole.release(true));
  await openConsole.query(`begin; ${statement}`);
  const restored = restore();
  const saved = await createNoticeStore(target).saveLead(validRequest, {});
  expect(saved.outcome).toBe('saved');
  expect(await restored).toMatchObject({
    code,
    out: expect.stringContaining(out),
    warnings: expect.stringContaining(warning),
  });
  expect(await namesIn(target)).toHaveLength(code === 0 ? 5 : 3);
});

test('a restore never sets the numbering back', async () => {
  await fill(source, { name: 'Old' });
  await fill(target, {}, {}, {});
  const { restore } = await backUp();
  await target.pool.query('delete from contact_forms');
  await restore();
  await createNoticeStore(target).saveLead(validRequest, {});
  const { rows } = await target.pool.query('select max(id) as id from contact_forms');
  expect(rows[0].id).toBeGreaterThan(3);
});

test.each([
  ['no file', undefined],
  ['half a file', '[{"id":1,"createdAt":"2026-11-21'],
  ['something else', '{"leads":[]}'],
  [
    'a lead with an impossible number',
    `[\n${JSON.stringify({ ...validRequest, id: 2_147_483_648, createdAt: '2026-11-21T00:00:00Z' })}\n]\n`,
  ],
])('restore refuses %s', async (_what, content) => {
  await fill(target, {});
  const file = join(await makeTestFolder(), 'backup.json');
  if (content !== undefined) await writeFile(file, content);
  const { code, warnings } = await cli(target, ['restore', file]);
  expect(code).toBe(1);
  expect(warnings).toMatch(
    /^Nothing was restored\. .*backup\.json (cannot be read: ENOENT|is not a complete backup)/,
  );
  expect(await namesIn(target)).toHaveLength(1);
});
