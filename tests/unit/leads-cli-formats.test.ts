import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { emptyLead, type Lead } from '#server/leads/lead.ts';
import { leadFields } from '#server/leads/lead-text.ts';
import { timeLeft, toAge } from '#server/leads/reply-times.ts';
import { formatCsv, formatJson } from '#server/staff/export.ts';
import { formatListing } from '#server/staff/format-list.ts';
import { company } from '#shared/company.ts';
import { validRequest } from '#tests/support/app.ts';

const now = new Date('2026-11-21T08:30:00Z');
const lead: Lead = {
  ...emptyLead,
  ...validRequest,
  id: 1,
  createdAt: '2026-11-21T05:00:00.123456Z',
  phone: '098480 12345',
  cityName: 'Delhi NCR',
  projectName: 'Modular Kitchen',
  message: 'L-shaped kitchen\nsecond line',
};

test('the list shows each lead’s age, contact, project and message', () => {
  expect(formatListing([lead], now, 100)).toBe(
    '1      3 h      +91 98480 12345   Lakshmi Rao\n' +
      '    Delhi NCR · Modular Kitchen · lakshmi@example.in · L-shaped kitchen second line\n',
  );
});

test('the list shows state, last note and source of each lead', () => {
  const answered = {
    ...lead,
    answeredAt: '2026-11-21T06:12:00.000000Z',
    notes: [{ at: '2026-11-21T06:12:00.000000Z', author: 'Asha', note: 'called' }],
    sentBy: 'Google ad',
    utmCampaign: 'diwali',
    askedBefore: '2026-11-19T06:12:00.000000Z',
  };
  expect(formatListing([answered], now, 400)).toContain(
    'answered today 11:42 · 2026-11-21 11:42 Asha: called · lakshmi@example.in · source Google ad · campaign diwali · asked before 2026-11-19 11:42 · L-shaped kitchen second line\n',
  );
});

test.each([
  [-26, '26 h late'],
  [-0.5, '30 min late'],
  [0, '1 min late'],
  [2.5, 'answer by today 16:30'],
  [24, 'answer by tomorrow 14:00'],
  [72, 'answer by 2026-11-24 14:00'],
])('%d h before its promised reply, a lead is listed as "%s"', (hours, words) => {
  const createdAt = new Date(now.getTime() + (hours - company.replyHours) * 3_600_000);
  const waiting = { createdAt: createdAt.toISOString(), projectType: 'other' };
  expect(timeLeft(waiting, now)).toBe(words);
});

const characters = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length;

test.each([80, 40])('no line is wider than a terminal of %i columns', (width) => {
  const long = {
    ...lead,
    id: 1234,
    createdAt: '2026-09-21T05:00:00.123456Z',
    name: 'Sri Venkata Lakshmi Narasimha Rao'.repeat(99),
    cityName: 'Thiruvananthapuram',
    projectName: 'Complete Home Interior',
    message: 'kitchen '.repeat(9999),
    possibleSpam: 'the hidden field is filled in',
  };
  const list = formatListing([lead, long], now, width);
  expect(Math.max(...list.split('\n').map(characters))).toBeLessThanOrEqual(width);
  expect(list.match(/\+91 98480 12345/g)).toHaveLength(2);
  expect(list.match(/lakshmi@example\.in/g)).toHaveLength(2);
  expect(list.split('\n').length).toBeLessThan(30);
});

test.each([
  ['98480 12345 / 98480 54321', '98480 12345 / 98480 54321'],
  ['98480 12345 ext 12', '98480 12345 ext 12'],
  ['+91 (0) 98480-12345', '+91 98480 12345'],
])('the list shows the phone field %j as %j at any width', (phone, shown) => {
  for (const width of [100, 80, 40])
    expect(formatListing([{ ...lead, phone }], now, width).replace(/\n */g, ' ')).toContain(shown);
});

test('a visitor’s text cannot control the terminal', () => {
  const hostile = { ...lead, name: '\u001B[2JName\u0007', message: '\u202Ehidden\u009B31m' };
  expect(formatListing([hostile], now, 100)).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
});

test.each([
  ['2026-11-21T08:25:00Z', '5 min'],
  ['2026-11-19T09:00:00Z', '47 h'],
  ['2026-11-19T08:00:00Z', '2 days'],
  ['2026-11-21T08:31:00Z', 'now'],
])('a lead of %s is "%s" old', (createdAt, age) => {
  expect(toAge(createdAt, now)).toBe(age);
});

/** Returns the first lead's cells by field. */
async function csvOf(changes: Partial<Lead>) {
  const [, ...lines] = (await text(formatCsv(Readable.from([[{ ...lead, ...changes }]])))).split(
    /(?<=")\r\n/,
  );
  const cells = lines.join('').match(/"(?:[^"]|"")*"/g) ?? [];
  return Object.fromEntries(Object.keys(leadFields).map((field, i) => [field, cells[i]]));
}

test('the table opens in Excel with titles, India’s time and labels', async () => {
  const titles = Object.values(leadFields).map(({ title }) => `"${title}"`);
  const table = await text(formatCsv(Readable.from([[lead]])));
  expect(table.startsWith(`\uFEFF${titles.join(',')}\r\n"1","2026-11-21 10:30",`)).toBe(true);
  expect(await csvOf({})).toMatchObject({
    id: '"1"',
    phone: '"+91 98480 12345"',
    city: '"Delhi NCR"',
    projectType: '"Modular Kitchen"',
    message: '"L-shaped kitchen\nsecond line"',
    possibleSpam: '""',
  });
  const at = '2026-11-21T06:12:00.000000Z';
  const answered = { answeredAt: at, notes: [{ at, author: '', note: '=called' }] };
  expect(await csvOf({ ...answered, sentBy: 'Google ad', clickId: '=x' })).toMatchObject({
    answeredAt: '"2026-11-21 11:42"',
    notes: '"2026-11-21 11:42: =called"',
    sentBy: '"Google ad"',
    clickId: `"'=x"`,
  });
});

test.each([
  ['0 98480-40001', '+91 98480 40001'],
  ['(022) 2345-6789', '+91 2223456789'],
  ['+1 415 555 0100', '+1 415 555 0100'],
  ['+14155550100', "'+14155550100"],
  ['98480 12345, 98480 54321', '98480 12345, 98480 54321'],
  ['+1+cmd', "'+1+cmd"],
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK(""https://evil.example"")`],
])('a table holds the phone number %j as programs take it', async (phone, cell) => {
  expect(await csvOf({ phone })).toMatchObject({ phone: `"${cell}"` });
});

test.each([
  ['=1+1', "'=1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t'=1"],
  ['＝1', "'＝1"],
  ['a; "=1+1"', `a;' ""=1+1""`],
  ['a\r\n-1', "a\r\n'-1"],
  ['10 = 5+5; 3-2', '10 = 5+5; 3-2'],
])('no part of %j runs as a formula with any divider', async (message, harmless) => {
  expect(await csvOf({ message })).toMatchObject({ message: `"${harmless}"` });
});

test('JSON has no character that controls a terminal or reverses text', async () => {
  const name = 'a\u001B[2J\u0085\u009B31m\u202Eb\u2066\u2028\u061C';
  const json = await text(formatJson(Readable.from([[{ ...lead, name }]])));
  expect(json).not.toMatch(/[^\P{Cc}\n]|[\u061C\u2028\u202E\u2066]/u);
  expect(json).toContain('\\u009b31m\\u202eb');
  expect(JSON.parse(json)[0].name).toBe(name);
});
