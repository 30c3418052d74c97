import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { OperatorError } from '#server/base/operator-error.ts';
import { selectBy } from '#server/staff/select-leads.ts';
import { operatorName } from '#server/staff/session.ts';
import { company } from '#shared/company.ts';
import { cli, fill, namesIn, runCli } from '#tests/support/leads-cli.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

test('erase deletes nothing without a yes', async () => {
  await fill(database, {});
  const erase = ['erase', '--phone', '9848012345'];
  const { code, out, warnings, questions } = await cli(database, erase, 'y');
  expect([code, warnings]).toEqual([1, 'Nothing was deleted.']);
  expect(out).toContain('Lakshmi Rao');
  expect(questions).toEqual(['Delete this lead for good? Type yes: ']);
  expect(await namesIn(database)).toEqual(['Lakshmi Rao']);
});

test('erase deletes all of one person by number or address', async () => {
  await fill(
    database,
    { name: 'First', phone: '+91 98480 12345' },
    { name: 'Second', phone: '40 23456789', email: 'Asha@Example.in' },
    { name: 'Third', phone: '९८४८० १२३४५', email: 'third@example.in' },
    { name: 'Other', phone: '+91 98480 12346', email: 'other@example.in' },
    { name: 'Abroad', phone: '+44 20 7946 0958', email: 'abroad@example.in' },
  );
  const person = ['--phone', '0091 98480 12345', '--email', 'asha@example.in'];
  const { code, out } = await cli(database, ['erase', ...person], 'yes');
  expect(code).toBe(0);
  expect(out).toContain('3 leads deleted.');
  expect(await namesIn(database)).toEqual(['Other', 'Abroad']);
  const { rows } = await database.pool.query('select distinct contact_form_id from lead_outbox');
  expect(rows).toHaveLength(2);
});

test('erase does not match a part of somebody else’s number', async () => {
  await fill(
    database,
    { name: 'Longer', phone: '9848012345678' },
    { name: 'Longer at the front', phone: '19848012345' },
    { name: 'Abroad', phone: '+1 984 801 2345' },
    { name: 'In Iran', phone: '+98 4801 2345' },
    { name: 'Two numbers', phone: '040 29848 / 012345 6789' },
    { name: 'Twins', phone: '79848012345, 98480123456' },
  );
  const everybody = await namesIn(database);
  for (const phone of ['9848012345', '+91 98480 12345', '48012345']) {
    const { out, questions } = await cli(database, ['erase', '--phone', phone, '--yes']);
    expect([out, questions]).toEqual(['No leads found, so nothing was deleted.\n', []]);
  }
  expect(await namesIn(database)).toEqual(everybody);
});

test.each([
  ['+919848012345', 'Office 040 2345 6789, mobile: 98480.12345 (Rao)'],
  ['౯౮౪౮౦ 12345', '98480 54321 +91 (0) 98480 12345 +44 20 7946 0958'],
])('erase --phone %j --yes deletes the lead of %j without a question', async (asked, written) => {
  await fill(database, { phone: written });
  const { out, questions } = await cli(database, ['erase', '--phone', asked, '--yes']);
  expect(out).toContain('1 lead deleted.');
  expect(questions).toEqual([]);
});

test('erase refuses to run without a number or an address', async () => {
  await fill(database, {});
  for (const person of [{ phone: '' }, { email: ' ' }, { phone: ' ', email: '' }]) {
    await expect(selectBy(database.db, person)).rejects.toThrow(OperatorError);
  }
  expect((await cli(database, ['erase', '--phone', '-', '--yes'])).code).toBe(1);
  expect(await namesIn(database)).toHaveLength(1);
});

const namesOf = (out: string) => out.match(/First|Second|Third/g);

test('a lead waits again after answered and reopen', async () => {
  await fill(database, { name: 'First' }, { name: 'Second' }, { name: 'Third' });
  const marked = await cli(database, ['answered', '1', '3', '--note', 'called\nvisit on Friday']);
  expect(marked).toMatchObject({ code: 0, out: '2 leads marked as answered.\n' });
  expect(namesOf((await cli(database, ['--open'])).out)).toEqual(['Second']);
  const listing = (await cli(database, [])).out.replaceAll('\n    ', ' ');
  expect(
    listing.match(/answered today \d\d:\d\d · .{16} \S+: called visit on Friday/g),
  ).toHaveLength(2);
  expect((await cli(database, ['reopen', '1'])).out).toBe('1 lead open again.\n');
  expect(namesOf((await cli(database, ['--open'])).out)).toEqual(['First', 'Second']);
});

test('show lists the notes with their time and author', async () => {
  await fill(database, {});
  await cli(database, ['note', '1', 'prefers white']);
  expect((await cli(database, ['note', '1', '--not-reached'])).out).toBe(
    'Added the note to 1 lead.\n',
  );
  await cli(database, ['note', '1', 'calls at 6', '--not-reached']);
  await cli(database, ['answered', '1', '--note', 'visit on Friday']);
  await cli(database, ['reopen', '1']);
  const { out } = await cli(database, ['show', '1']);
  const written = ['prefers white', 'Not reached', 'Not reached: calls at 6', 'visit on Friday'];
  for (const note of written) {
    expect(out).toMatch(
      new RegExp(`\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d ${operatorName()}: ${note}(; |\n)`),
    );
  }
});

test('a note for a lead that does not exist changes nothing', async () => {
  await fill(database, {});
  const { code, warnings } = await cli(database, ['note', '99', 'calls at 6']);
  expect([code, warnings]).toEqual([1, 'No lead was changed. These do not exist: 99.']);
  expect((await database.pool.query('select from lead_notes')).rowCount).toBe(0);
});

test('--open lists the oldest lead first, with its time to answer', async () => {
  await fill(database, { name: 'First' }, { name: 'Second' });
  await database.pool.query(
    "update contact_forms set created_at = now() - interval '100 days' where id = 2",
  );
  const { out } = await cli(database, ['--open']);
  expect(out).toMatch(/Second.*\d+ days late · .*First.*answer by \S+ \d\d:\d\d · /s);
  expect(namesOf((await cli(database, ['--open', '--since', '1d'])).out)).toEqual(['First']);
});

test.each([
  [
    ['answered', '1', '99', '2'],
    'No lead was changed. These do not exist or are already answered: 99, 2.',
  ],
  [['reopen', '2', '1'], 'No lead was changed. These do not exist or are not answered: 1.'],
])('the command %j changes nothing and says why', async (args, words) => {
  await fill(database, {}, {});
  await cli(database, ['answered', '2']);
  const { code, warnings } = await cli(database, args);
  expect(code).toBe(1);
  expect(warnings).toBe(words);
  const { rows } = await database.pool.query('select contact_form_id as id from lead_answers');
  expect(rows).toEqual([{ id: 2 }]);
});

test('one of two people who answer together is told it is done', async () => {
  await fill(database, {});
  const results = await Promise.all([1, 2].map(() => cli(database, ['answered', '1'])));
  expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(results.map(({ warnings }) => warnings).join('')).toMatch(/already answered: 1\./);
});

test('erase says what to do when an owner’s table refers to leads', async () => {
  const database = await createTestDatabase();
  await fill(database, { name: 'Kept' });
  await database.pool.query(`
    create table "Own Calls" (lead integer constraint "calls lead" references contact_forms);
    insert into "Own Calls" values (1)`);
  const erase = ['erase', '--phone', '98480 12345', '--yes'];
  const { code, warnings } = await cli(database, erase);
  expect(code).toBe(1);
  expect(warnings).toBe(
    'PostgreSQL reported: update or delete on table "contact_forms" violates foreign key constraint "calls lead" on ' +
      'table "Own Calls" (23503). Rows of your own table refer to the lead. Delete those rows first, or give the ' +
      'constraint "on delete cascade": docs/own-columns.md.',
  );
  expect(await namesIn(database)).toEqual(['Kept']);
});

test('erase deletes the rows of the documented table of own columns', async () => {
  const database = await createTestDatabase();
  await fill(database, ...Array.from({ length: 17 }, () => ({})));
  const document = await readFile('docs/own-columns.md', 'utf8');
  const statements = [...document.matchAll(/```sql\n([^`]*)```/g)].map(([, text]) => text);
  for (const statement of statements) await database.pool.query(statement ?? '');
  const board = () => database.pool.query('select owner from lead_board where owner is not null');
  expect((await board()).rows).toEqual([{ owner: 'Asha' }]);
  await cli(database, ['erase', '--phone', '98480 12345', '--yes']);
  expect((await board()).rows).toEqual([]);
});

test('erase --older-than keeps a lead that is answered during the question', async () => {
  await fill(database, { name: 'Old' }, { name: 'Answered now' });
  await database.pool.query("update contact_forms set created_at = now() - interval '3 years'");
  const { out } = await runCli(['erase', '--older-than', '2y'], {
    config: { DATABASE_URL: database.url },
    answer: async () => {
      await database.pool.query('insert into lead_answers (contact_form_id) values (2)');
      return 'yes';
    },
  });
  expect(out).toContain('1 lead deleted.');
  expect(await namesIn(database)).toEqual(['Answered now']);
});

test('erase --older-than deletes older leads after a question', async () => {
  await fill(database, { name: 'Old' }, { name: 'Answered late' }, { name: 'New' });
  const age = `${company.keepsLeadsYears} years 1 day`;
  await database.pool.query(`
    update contact_forms set created_at = now() - interval '${age}' where name <> 'New';
    insert into lead_answers (contact_form_id, answered_at) values (2, now() - interval '1 year')`);
  const older = ['erase', '--older-than', `${company.keepsLeadsYears}y`];
  const { code, out } = await cli(database, older, 'no');
  expect(code).toBe(1);
  expect(out).toContain('Old');
  expect(out).not.toMatch(/Answered late|New/);
  expect(await namesIn(database)).toEqual(['Old', 'Answered late', 'New']);
  expect((await cli(database, older, 'yes')).out).toContain('1 lead deleted.');
  expect(await namesIn(database)).toEqual(['Answered late', 'New']);
  expect((await cli(database, older)).out).toBe('No leads found, so nothing was deleted.\n');
});
