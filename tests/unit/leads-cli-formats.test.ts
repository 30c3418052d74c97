// Over 150 lines: the list, the table and JSON, each with what visitors may write.
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { emptyLead, type LeadView } from '#server/database/lead-view.ts';
import { ageOf } from '#server/database/lead-words.ts';
import { formatJson } from '#server/staff/backup.ts';
import { formatCsv } from '#server/staff/csv.ts';
import { formatListing, timeLeft } from '#server/staff/listing.ts';
import { company } from '#shared/company.ts';

const now = new Date('2026-11-21T08:30:00Z');

function lead(changes: Partial<LeadView> = {}): LeadView {
  return {
    ...emptyLead,
    id: 1,
    createdAt: '2026-11-21T05:00:00.123456Z',
    name: 'Lakshmi Rao',
    phone: '098480 12345',
    dial: '+919848012345',
    email: 'lakshmi@example.in',
    city: 'delhi',
    cityName: 'Delhi NCR',
    projectType: 'modular-kitchen',
    projectName: 'Modular Kitchen',
    message: 'L-shaped kitchen\nsecond line',
    ...changes,
  };
}

test('the list shows age, name, phone, city, project type, email and the message’s first line', () => {
  expect(formatListing([lead()], now, 100)).toBe(
    '1  3 h  Lakshmi Rao  +91 98480 12345  Delhi NCR  Modular Kitchen\n' +
      '   lakshmi@example.in · L-shaped kitchen\n',
  );
});

test('the list says what was answered and noted, and where the visit came from', () => {
  const answered = lead({
    answeredAt: '2026-11-21T06:12:00.000000Z',
    note: 'called',
    referringHost: 'google.com',
    landingPage: '/services/bathrooms',
    utmSource: 'google',
    utmMedium: 'cpc',
    formPage: '/projects',
  });
  expect(formatListing([answered], now, 200)).toContain(
    'answered today 11:42 called · lakshmi@example.in · from google.com, began on /services/bathrooms, campaign google / cpc, asked on /projects · L-shaped kitchen\n',
  );
});

test.each([
  [-company.replyHours - 26, '26 h late'],
  [-company.replyHours - 0.5, '30 min late'],
  [-company.replyHours, 'answer now'],
  [-company.replyHours + 2, 'answer by 4 PM'],
  [-company.replyHours + 2.5, 'answer by 4:30 PM'],
  [-company.replyHours + 24, 'answer by 2 PM tomorrow'],
  [-company.replyHours + 72, 'answer by 2 PM on 2026-11-24'],
])('of a lead that came %d h ago the list of what waits says "%s"', (hours, words) => {
  const createdAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  expect(timeLeft({ createdAt, projectType: 'other' }, now)).toBe(words);
});

test('columns stand below each other, in any script', () => {
  const listing = formatListing([lead(), lead({ name: 'రమేష్' })], now, 100);
  const [first, , , second] = listing.split('\n');
  const characters = (text = '') => Array.from(new Intl.Segmenter().segment(text)).length;
  const before = (line = '') => characters(line.slice(0, line.indexOf('+91')));
  expect(before(second)).toBe(before(first));
});

test('a message is cut at the terminal’s width', () => {
  const lines = formatListing([lead({ message: 'kitchen '.repeat(99) })], now, 60).split('\n');
  expect(lines[1]).toHaveLength(60);
  expect(lines[1]?.endsWith('…')).toBe(true);
});

test('what a visitor writes cannot command the terminal', () => {
  const hostile = { name: '\u001B[2JName\u0007', message: '\u202Ehidden\u009B31m' };
  expect(formatListing([lead(hostile)], now, 100)).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
});

test.each([
  ['2026-11-21T08:29:30Z', 'now'],
  ['2026-11-21T08:25:00Z', '5 min'],
  ['2026-11-21T05:31:00Z', '2 h'],
  ['2026-11-19T09:00:00Z', '47 h'],
  ['2026-11-19T08:00:00Z', '2 days'],
  ['2026-11-21T08:31:00Z', 'now'],
])('a lead of %s is "%s" old', (createdAt, age) => {
  expect(ageOf(createdAt, now)).toBe(age);
});

/** The table's second line and all that follow. */
async function csvOf(changes: Partial<LeadView> = {}): Promise<string> {
  return (await text(formatCsv([[lead(changes)]]))).replace(/^.*\r\n/, '');
}

test('the table has Excel’s mark, a title line, India’s time and the words of the form', async () => {
  expect(await text(formatCsv([[lead()]]))).toBe(
    '\uFEFF"Received (India)","Name","Phone","Email","City","Project type","Message","Possible spam","Answered (India)","Note","Source"\r\n' +
      '"2026-11-21 10:30","Lakshmi Rao","98480 12345","lakshmi@example.in",' +
      '"Delhi NCR","Modular Kitchen","L-shaped kitchen\nsecond line","","","",""\r\n',
  );
  const answered = {
    answeredAt: '2026-11-21T06:12:00.000000Z',
    note: '=called',
    utmSource: 'news',
  };
  expect(await csvOf(answered)).toMatch(/,"","2026-11-21 11:42","'=called","campaign news"\r\n$/);
});

test.each([
  ['0 98480-40001', '+919848040001', '98480 40001'],
  ['0014155550100', '+14155550100', '+1 4155550100'],
  ['+44 (0)20 7946 0958', '+442079460958', '+44 2079460958'],
  ['+971 50 123 4567', '+971501234567', '+971 501234567'],
  ['+1+cmd', null, "'+1+cmd"],
  ['=HYPERLINK("https://evil.example")', null, `'=HYPERLINK(""https://evil.example"")`],
])(
  'a table holds the phone number %j as spreadsheets and address books take it',
  async (phone, dial, cell) => {
    expect(await csvOf({ phone, dial })).toContain(`"Lakshmi Rao","${cell}","lakshmi@example.in"`);
  },
);

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98480 12345', "'+91 98480 12345"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['＝1', "'＝1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; "=1+1"', `a;' ""=1+1""`],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a\r\n-1', "a\r\n'-1"],
  ['10 = 5+5; 3-2', '10 = 5+5; 3-2'],
])('no part of %j runs as a formula, whatever divides the cells', async (message, harmless) => {
  const row = await csvOf({ message });
  expect(row.slice(row.indexOf('Kitchen"'))).toBe(`Kitchen","${harmless}","","","",""\r\n`);
});

test('a table of fields of any length is made at once', async () => {
  for (const message of ['\n', ' ', ';', '"', '; ']) {
    const row = await csvOf({ message: message.repeat(190_000) });
    expect(row.endsWith('"\r\n')).toBe(true);
  }
});

test('JSON holds no character that commands a terminal or turns text around', async () => {
  const name = 'a\u001B[2J\u0085\u009B31m\u202Eb\u2066\u2028\u061C';
  const json = await text(formatJson([[lead({ name })]]));
  expect(json).not.toMatch(/[^\P{Cc}\n]|[\u061C\u2028\u202E\u2066]/u);
  expect(json).toContain('\\u009b31m\\u202eb');
  expect(JSON.parse(json)[0].name).toBe(name);
});
