import { expect, test } from 'vitest';
import { cli, fill } from '#tests/support/leads-cli.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const namesOf = (out: string) => out.match(/First|Second|Third/g);

test('answered marks leads, with a note for all of them, and reopen lets one wait again', async () => {
  await fill(database, { name: 'First' }, { name: 'Second' }, { name: 'Third' });
  const marked = await cli(database, ['answered', '1', '3', '--note', 'called\nvisit on Friday']);
  expect(marked).toMatchObject({ code: 0, out: '2 leads marked as answered.\n' });
  expect(namesOf((await cli(database, ['--open'])).out)).toEqual(['Second']);
  const listing = (await cli(database, [])).out;
  expect(listing.match(/answered today \d\d:\d\d called visit on Friday/g)).toHaveLength(2);
  expect((await cli(database, ['reopen', '1'])).out).toBe('1 lead open again.\n');
  expect(namesOf((await cli(database, ['--open'])).out)).toEqual(['First', 'Second']);
});

test('--open lists the oldest first, each with the time left, and combines with filters', async () => {
  await fill(database, { name: 'First' }, { name: 'Second' });
  await database.pool.query(
    "update contact_forms set created_at = now() - interval '100 days' where id = 2",
  );
  const { out } = await cli(database, ['--open']);
  expect(namesOf(out)).toEqual(['Second', 'First']);
  expect(out).toMatch(/\d+ days late · /);
  expect(out).toMatch(/answer by \d{1,2}(:\d\d)? [AP]M /);
  expect(namesOf((await cli(database, ['--open', '--since', '1d'])).out)).toEqual(['First']);
});

test.each([
  [['answered', '99'], 'There is no lead 99.'],
  [['answered', '1', '1'], 'Lead 1 is named twice.'],
  [['answered', '1', '2'], /^Lead 2 was answered today \d\d:\d\d\./],
  [['reopen', '2', '1'], 'Lead 1 is open already.'],
])('%j says what is wrong and changes nothing', async (args, words) => {
  await fill(database, {}, {});
  await cli(database, ['answered', '2']);
  const { code, warnings } = await cli(database, args);
  expect(code).toBe(1);
  expect(warnings).toMatch(words);
  expect(warnings).toMatch(/\nNothing was changed\.$/);
  const { rows } = await database.pool.query('select contact_form_id as id from lead_answers');
  expect(rows).toEqual([{ id: 2 }]);
});

test('of two people who answer at once, one is told that it is done', async () => {
  await fill(database, {});
  const results = await Promise.all([1, 2].map(() => cli(database, ['answered', '1'])));
  expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(results.map(({ warnings }) => warnings).join('')).toMatch(/^Lead 1 was answered/);
});
