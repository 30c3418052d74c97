import { expect, test } from 'vitest';
import { company } from '#shared/company.ts';
import { cli, fill, namesIn } from '#tests/support/leads-cli.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { pool } = database;

test('the summary counts 500 leads for a week or the given time', async () => {
  await fill(database);
  // Makes a lead for each hour of the last days. Every fifth lead is for an office.
  await pool.query(`
    insert into contact_forms (name, email, phone, city, project_type, created_at)
    select 'Visitor ' || i, 'v@example.in', '+91 98480 12345',
      case when i % 2 = 0 then 'pune' end,
      case when i % 5 = 0 then 'office-execution' else 'bathroom' end,
      now() - i * interval '1 hour' - interval '1 minute'
    from generate_series(0, 499) as i;
    insert into lead_answers (contact_form_id, answered_at)
    select id, created_at + interval '3 hours' from contact_forms where id % 4 = 0;
    insert into lead_sources (contact_form_id, landing_page, referring_host)
    select id, '/', case when id % 3 = 0 then 'google.com' end from contact_forms where id % 2 = 0;
    insert into contact_forms (name, email, phone, project_type) values ('', '', '', 'other');
    insert into spam_marks (contact_form_id, reason) values (501, 'not sent by a browser')`);
  const { out } = await cli(database, ['summary']);
  // In 168 hours there are the leads with the ids 1 to 168.
  expect(out).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d to .* \(India\)\n\nLeads +168, and 1 of possible spam\n/,
  );
  expect(out).toContain('Answered  42, in 3 h at the median, 3 h at most\n');
  expect(out).toContain('Waiting   126\n');
  expect(out).toMatch(/Projects +134 [^,]+, 34 [^,]+\n/);
  expect(out).toMatch(/Cities +84 [^,]+, 84 [^,]+\n/);
  expect(out).toContain('Sources   140 none told, 28 Google\n');
  const { replyHours, replyHoursByType } = company;
  const late = Array.from({ length: 168 }, (_, i) => i).filter((i) => {
    const promised = (i % 5 === 0 && replyHoursByType['office-execution']) || replyHours;
    return (i + 1) % 4 !== 0 && i >= promised;
  });
  expect(out).toContain(`Late      ${late.length}, answered or not\n`);
  expect((await cli(database, ['summary', '--since', '1d'])).out).toMatch(/Leads +24, /);
});

test('the summary counts answered possible spam like any other lead', async () => {
  await fill(database, {}, {});
  await pool.query(
    "insert into spam_marks (contact_form_id, reason) select id, 'a test' from contact_forms",
  );
  await cli(database, ['answered', '1']);
  const { out } = await cli(database, ['summary']);
  expect(out).toMatch(/Leads +1, and 1 of possible spam\nAnswered +1, .*\n.*\nWaiting +0\n/);
});

test('erase --older-than deletes older leads after a question', async () => {
  await fill(database, { name: 'Old' }, { name: 'Answered late' }, { name: 'New' });
  const age = `${company.keepsLeadsYears} years 1 day`;
  await pool.query(`
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
