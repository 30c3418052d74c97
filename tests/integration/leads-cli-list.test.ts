import { expect, test } from 'vitest';
import { operatorName } from '#server/staff/session.ts';
import { emptyContactRequest } from '#shared/contact.ts';
import { labelOf, validLabels, validRequest } from '#tests/support/app.ts';
import { addLeads, cli, runCli } from '#tests/support/leads-cli.ts';
import { createNoticeStore } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const store = createNoticeStore(database, { name: 'email' });
// The form has this choice for any list of cities.
const city = 'other';
const abroad = { email: 'john@example.com', phone: '+44 20 7946 0958', projectType: 'other' };
for (const lead of [
  validRequest,
  { ...validRequest, name: 'Ramesh', city, projectType: 'bathroom', message: '50% off?' },
  { ...emptyContactRequest, name: 'John', ...abroad },
])
  await store.saveLead(lead, {});
await database.pool.query(`
  insert into lead_sources (contact_form_id, utm_source, utm_campaign, referring_host)
  values (2, 'google', 'diwali', null), (3, null, null, 'houzz.in')`);

test('the newest leads come first', async () => {
  const { code, out } = await cli(database, []);
  expect(code).toBe(0);
  expect(out.match(/John|Ramesh|Lakshmi Rao/g)).toEqual(['John', 'Ramesh', 'Lakshmi Rao']);
  const { city: place, projectType } = validLabels;
  expect(out).toMatch(
    new RegExp(`(now|\\d+ min) +[+]91 98480 12345 +Lakshmi Rao\n    ${place} · ${projectType} · `),
  );
});

test.each([
  [['--search', labelOf('city', city)], 'Ramesh'],
  [['--search', labelOf('projectType', 'bathroom').toLowerCase()], 'Ramesh'],
  [['--search', 'bathroom ramesh'], 'Ramesh'],
  [['--search', 'bathroom john'], ''],
  [['--campaign', 'Diwali'], 'Ramesh'],
  [['--source', 'GOOGLE'], 'Ramesh'],
  [['--source', 'houzz.in'], 'John'],
  [['--search', 'LAKSHMI RAO'], 'Lakshmi Rao'],
  [['--search', 'john@'], 'John'],
  [['--search', '9848012345'], 'Ramesh, Lakshmi Rao'],
  [['--search', '%'], 'Ramesh'],
  [['--search', 'diwali'], 'Ramesh'],
  [['--phone', '+91 98480 12345', '--search', 'ramesh'], 'Ramesh'],
  [['--since', '1h', '--limit', '1'], 'John'],
  [['--older-than', '1h'], ''],
  [['--campaign', 'diwali', '--source', 'houzz'], ''],
])('the filter %j chooses: %s', async (args, names) => {
  const { out } = await cli(database, [...args, '--json']);
  const found: { name: string }[] = JSON.parse(out);
  expect(found.map(({ name }) => name).join(', ')).toBe(names);
});

test('a list shows 20 leads and says how many there are', async () => {
  const many = await createTestDatabase();
  await addLeads(many, 21);
  const cut = await cli(many, ['--search', 'visitor@']);
  expect(cut.out.match(/visitor@/g)).toHaveLength(20);
  expect(cut.warnings).toBe('\nThese are 20 of 21 leads. To see all, add --limit 21.');
  expect((await cli(many, ['--limit', '21'])).warnings).toBe('');
  const open = await cli(many, ['--open']);
  expect(open.out.match(/Visitor \d+/g)).toHaveLength(20);
  expect(open.warnings).toBe(cut.warnings);
  const old = new Date(Date.now() + 86_400_000);
  const options = { config: { DATABASE_URL: many.url }, now: old };
  const erase = await runCli(['erase', '--older-than', '1h'], options);
  expect(erase.out.match(/Visitor \d+/g)).toHaveLength(20);
  expect(erase.questions).toEqual(['Delete these 21 leads for good? Type yes: ']);
  expect(erase.warnings).toContain('These are 20 of 21 leads.');
});

test('each access to leads is recorded with user, command and count', async () => {
  await database.pool.query(`
    delete from lead_accesses;
    insert into lead_accesses (at, who, command, leads)
    values (now() - interval '366 days', 'gone', 'list', 1)`);
  await cli(database, ['--search', 'Lakshmi Rao']);
  await cli(database, ['--json']);
  await cli(database, ['erase', '--email', abroad.email], 'no');
  await cli(database, ['answered', '99999']);
  const { rows } = await database.pool.query('select * from lead_accesses order by at');
  const [at, who] = [expect.any(Date), operatorName()];
  expect(rows).toEqual([
    { at, who, command: 'list', leads: 1 },
    { at, who, command: 'export', leads: 3 },
    { at, who, command: 'list', leads: 1 },
  ]);
});

test('an export that nobody reads to its end is recorded', async () => {
  await database.pool.query('delete from lead_accesses');
  const closed = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  const config = { DATABASE_URL: database.url };
  const { code } = await runCli(['--json'], { config, onPrint: () => Promise.reject(closed) });
  expect(code).toBe(0);
  const { rows } = await database.pool.query('select command from lead_accesses');
  expect(rows).toEqual([{ command: 'export' }]);
});

test('a list shows the leads with a warning if nothing is recorded', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const { code, out, warnings } = await runCli([], { config: { DATABASE_URL: url.href } });
  expect(code).toBe(0);
  expect(out).toContain('Lakshmi Rao');
  expect(warnings).toBe('This access could not be recorded (25006).');
});

test('the list leaves out leads from before --since', async () => {
  const options = { config: { DATABASE_URL: database.url }, now: new Date(Date.now() + 7_200_000) };
  expect((await runCli(['--since', '1h'], options)).out).toBe('No leads found.\n');
});

test('show prints every field of a lead', async () => {
  expect((await cli(database, ['show', '1'])).out).toMatch(
    /^Lead: 1\n.*\nName: Lakshmi Rao\n.*\n> L-shaped kitchen, 10 × 12 ft\n$/s,
  );
  const { code, warnings, out } = await cli(database, ['show', '1', '99']);
  expect([code, warnings]).toEqual([1, 'There is no lead 99.']);
  expect(out).toContain('Lead: 1\n');
});

test('--csv prints the table', async () => {
  const { out } = await cli(database, ['--csv', '--limit', '1']);
  expect(out).toMatch(/^\uFEFF"Lead",.*\r\n"3",.*\r\n$/);
});

test('the list names failed notices, the reason and the next try', async () => {
  expect((await cli(database, [])).warnings).toBe('');
  await database.pool.query(
    "update lead_outbox set last_error = 'EAUTH 535' where contact_form_id > 1 and channel = 'email'",
  );
  const failed = 'The notice by email of 2 leads failed (EAUTH 535).';
  expect((await cli(database, [])).warnings.trim()).toBe(
    `${failed} Here, notices by email are switched off. A site with the same settings will not try again.`,
  );
  const email = { SMTP_URL: 'smtp://127.0.0.1:1', LEAD_EMAIL_TO: ['sales@example.in'] };
  const config = { DATABASE_URL: database.url, ...email };
  expect((await runCli([], { config })).warnings.trim()).toBe(`${failed} The site will try again.`);
  await database.pool.query('update lead_outbox set delivered_at = now()');
  expect((await cli(database, [])).warnings).toBe('');
});

test('a database that the site never used stays unchanged', async () => {
  const empty = await createTestDatabase();
  await empty.pool.query('drop view leads; drop table contact_forms cascade');
  expect(await cli(empty, [])).toMatchObject({
    code: 1,
    warnings: expect.stringMatching(
      /^PostgreSQL reported: .*\(42P01\)\. Start this version of the site once, .*\.$/,
    ),
  });
});
