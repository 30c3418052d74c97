import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validRequest } from '#tests/support/app.ts';
import { cli, fill, makeFolder, namesIn } from '#tests/support/leads-cli.ts';
import { createNoticeStore } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const source = await createTestDatabase();
const target = await createTestDatabase();

test('a backup restores every column of every lead, in another database', async () => {
  await fill(
    source,
    { name: 'రమేష్ "O\'Neil" \\', message: 'line\r\nline\t👩‍🍳' },
    { city: null, message: null },
  );
  await fill(target);
  const file = join(await makeFolder(), 'backup.json');
  expect((await cli(source, ['backup', file])).out).toBe(`2 leads in ${file}\n`);
  expect((await cli(target, ['restore', file])).out).toBe('2 leads put back, 0 already there.\n');
  const all = 'select * from contact_forms order by id';
  expect((await target.pool.query(all)).rows).toEqual((await source.pool.query(all)).rows);
  const microseconds = 'select created_at::text from contact_forms order by id';
  expect((await target.pool.query(microseconds)).rows).toEqual(
    (await source.pool.query(microseconds)).rows,
  );
});

test('a backup of a later version is restored, but for the fields that this one does not know', async () => {
  await fill(target);
  const file = join(await makeFolder(), 'leads.json');
  await fill(source, { name: 'Later' });
  const { out } = await cli(source, ['--json']);
  await writeFile(file, out.replace('"name":', '"floorPlan":"plan.pdf","name":'));
  expect((await cli(target, ['restore', file])).out).toContain('1 lead put back');
  expect(await namesIn(target)).toEqual(['Later']);
});

test('a backup of the first version, which knew nothing beside the leads, is restored', async () => {
  await fill(target);
  const file = join(await makeFolder(), 'leads.json');
  const { city: _city, message: _message, ...first } = validRequest;
  const record = { id: 7, createdAt: '2026-11-21T00:00:00.123456Z', ...first };
  await writeFile(file, `[\n${JSON.stringify(record)}\n]\n`);
  expect((await cli(target, ['restore', file])).out).toContain('1 lead put back');
});

test('a restore adds what is missing and changes nothing that is there', async () => {
  await fill(target, { name: 'First' }, { name: 'Second' });
  const file = join(await makeFolder(), 'backup.json');
  await cli(target, ['backup', file]);
  await target.pool.query("delete from contact_forms where name = 'First'");
  await target.pool.query("update contact_forms set message = 'called' where name = 'Second'");
  const { out } = await cli(target, ['restore', file]);
  expect(out).toBe('1 lead put back, 1 already there.\n');
  expect(await namesIn(target)).toEqual(['First', 'Second']);
  const { rows } = await target.pool.query("select from contact_forms where message = 'called'");
  expect(rows).toHaveLength(1);
});

test('leads that came before and after a restore keep their own numbers', async () => {
  await fill(source, { name: 'Old 1' }, { name: 'Old 2' });
  await fill(target, { name: 'New 1' });
  const file = join(await makeFolder(), 'backup.json');
  await cli(source, ['backup', file]);
  await cli(target, ['restore', file]);
  await createNoticeStore(target).saveLead({ ...validRequest, name: 'New 2' }, {});
  expect(await namesIn(target)).toEqual(['New 1', 'Old 2', 'Old 1', 'New 2']);
});

test.each([
  ['no file', undefined],
  ['half a file', '[{"id":1,"createdAt":"2026-11-21'],
  ['something else', '{"leads":[]}'],
  [
    'a lead with the last of all numbers',
    '[\n{"id":2147483647,"createdAt":"2026-11-21T00:00:00Z","name":"A","email":"a@b.in","phone":"1","city":null,"projectType":"other","message":null}\n]',
  ],
  ['a lead without a name', '[{"id":1,"createdAt":"2026-11-21T00:00:00Z","phone":"1"}]'],
])('%s is not restored', async (_what, content) => {
  await fill(target, {});
  const file = join(await makeFolder(), 'backup.json');
  if (content !== undefined) await writeFile(file, content);
  const { code, warnings } = await cli(target, ['restore', file]);
  expect(code).toBe(1);
  expect(warnings).toMatch(/cannot be restored: .*\. Nothing was changed\.$/);
  expect(await namesIn(target)).toHaveLength(1);
});
