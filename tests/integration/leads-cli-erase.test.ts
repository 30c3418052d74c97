import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPerson } from '#server/staff/find-leads.ts';
import { UsageError } from '#server/staff/usage.ts';
import { cli, fill, namesIn } from '#tests/support/leads-cli.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

test('erase shows what it will delete, asks, and deletes nothing without a yes', async () => {
  await fill(database, {});
  const { code, out, questions } = await cli(database, ['erase', '--phone', '9848012345'], 'y');
  expect(code).toBe(1);
  expect(out).toContain('Lakshmi Rao');
  expect(out).toContain('Nothing was deleted.');
  expect(questions).toEqual(['Delete this lead for good? Type yes: ']);
  expect(await namesIn(database)).toEqual(['Lakshmi Rao']);
});

test('after a yes everything of the person is gone, and nobody else’s', async () => {
  await fill(
    database,
    { name: 'First', phone: '+91 98480 12345' },
    { name: 'Second', phone: '098480-12345', email: 'second@example.in' },
    { name: 'Third', phone: '९८४८० १२३४५' },
    { name: 'Fourth', phone: '040 2345 6789 / 98480 12345' },
    { name: 'Other', phone: '+91 98480 12346' },
    { name: 'Abroad', phone: '+44 20 7946 0958' },
  );
  const { code, out } = await cli(database, ['erase', '--phone', '0091 98480 12345'], 'yes');
  expect(code).toBe(0);
  expect(out).toContain('4 leads deleted.');
  expect(await namesIn(database)).toEqual(['Other', 'Abroad']);
  const { rows } = await database.pool.query('select distinct contact_form_id from lead_outbox');
  expect(rows).toHaveLength(2);
});

test('an address is recognised in any case; with a number beside it, either is enough', async () => {
  await fill(
    database,
    { name: 'First', email: 'Asha@Example.in', phone: '98480 11111' },
    { name: 'Second', email: 'other@example.in', phone: '98480 22222' },
    { name: 'Third', email: 'third@example.in', phone: '98480 33333' },
  );
  const person = ['--email', 'asha@example.in', '--phone', '98480 22222'];
  const { out, questions } = await cli(database, ['erase', ...person, '--yes']);
  expect(out).toContain('2 leads deleted.');
  expect(questions).toEqual([]);
  expect(await namesIn(database)).toEqual(['Third']);
});

test('nobody’s number is a part of somebody else’s', async () => {
  await fill(
    database,
    { name: 'Longer', phone: '9848012345678' },
    { name: 'Longer at the front', phone: '19848012345' },
    { name: 'Abroad', phone: '+1 984 801 2345' },
    { name: 'In Iran', phone: '+98 4801 2345' },
    { name: 'Two numbers', phone: '040 29848 / 012345 6789' },
    { name: 'Twins', phone: '79848012345, 98480123456' },
    { name: 'In one piece abroad', phone: '+1 9848012345' },
  );
  const everybody = await namesIn(database);
  for (const phone of ['9848012345', '+91 98480 12345', '48012345', '0091 9848012345']) {
    const { out } = await cli(database, ['erase', '--phone', phone, '--yes']);
    expect(out).toBe('No leads found: nothing to delete.\n');
  }
  expect(await namesIn(database)).toEqual(everybody);
});

test.each([
  ['9848012345', '+91 (0) 98480-12345'],
  ['+919848012345', 'Office 040 2345 6789, mobile: 98480.12345 (Rao)'],
  ['(098480) 12345', '98480 12345\n98480 54321'],
  ['౯౮౪౮౦ 12345', '98480 54321 +91 98480 12345 +44 20 7946 0958'],
  ['+44 20 7946 0958', '0044 (20) 79460958'],
  ['0044 20 7946 0958', 'call +44 20 7946 0958 or 98480 12345'],
  ['9000000000', '+91 98480 12345 90000 00000'],
  ['9848012345', 'Flat #12 98480-12345 #7'],
  ['9848012345', '೯೮೪೮೦ ೧೨೩೪೫ (or call Rao)'],
  ['𝟵𝟴𝟰𝟴𝟬 𝟭𝟮𝟯𝟰𝟱', '௯௮௪௮௦௧௨௩௪௫'],
])('erase --phone %j finds %j', async (asked, written) => {
  await fill(database, { phone: written });
  const { out } = await cli(database, ['erase', '--phone', asked, '--yes']);
  expect(out).toContain('1 lead deleted.');
});

test('whatever a visitor writes, erase finds the number that the view derives', async () => {
  const piece = fc.constantFrom(...'0123456789+-() ०९౨', '91', '+91', '0091', '98480', '12345');
  const phones = fc.sample(fc.array(piece, { minLength: 1, maxLength: 9 }), 2000);
  const texts = phones.map((pieces) => pieces.join(''));
  await fill(database);
  await database.pool.query(
    `insert into contact_forms (name, email, phone, project_type)
     select '', '', phone, '' from unnest($1::text[]) as phone`,
    [texts],
  );
  const { rows } = await database.pool.query<{ id: number; dial: string }>(
    'select id, dial from leads where dial is not null limit 20',
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { id, dial } of rows) {
    expect(await findPerson(database.db, { phone: dial })).toContain(id);
  }
});

test('without a person nobody is found, whatever calls it', async () => {
  await fill(database, {}, {});
  const nobody = [{ phone: '' }, { email: ' ' }, { phone: ' ', email: '' }];
  for (const person of nobody) {
    await expect(findPerson(database.db, person)).rejects.toThrow(UsageError);
  }
  await expect(findPerson(database.db, {})).rejects.toThrow(UsageError);
});
