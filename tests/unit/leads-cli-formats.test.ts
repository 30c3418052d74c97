import { expect, test } from 'vitest';
import type { LeadView } from '#server/lead-view.ts';
import { formatCsv } from '#server/leads-cli/csv.ts';
import { ageOf, formatListing } from '#server/leads-cli/listing.ts';

const now = new Date('2026-11-21T08:30:00Z');

function lead(changes: Partial<LeadView> = {}): LeadView {
  return {
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
    '3 h  Lakshmi Rao  +91 98480 12345  Delhi NCR  Modular Kitchen\n' +
      '     lakshmi@example.in · L-shaped kitchen\n',
  );
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
  const listing = formatListing(
    [lead({ name: '\u001B[2JName\u0007', message: '\u202Ehidden\u009B31m' })],
    now,
    100,
  );
  expect(listing).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
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

test('the table has Excel’s mark, a title line, India’s time and the words of the form', () => {
  expect(formatCsv([lead()])).toBe(
    '\uFEFFReceived (India),Name,Phone,Dial,Email,City,Project type,Message\r\n' +
      "2026-11-21 10:30,Lakshmi Rao,098480 12345,'+919848012345,lakshmi@example.in,Delhi NCR," +
      'Modular Kitchen,"L-shaped kitchen\nsecond line"\r\n',
  );
});

test('what was not given is an empty cell', () => {
  const row = formatCsv([lead({ dial: null, cityName: null, message: null })]).split('\r\n')[1];
  expect(row).toBe(
    '2026-11-21 10:30,Lakshmi Rao,098480 12345,,lakshmi@example.in,,Modular Kitchen,',
  );
});

test.each(['=1+1', '+91 98480 12345', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
  'a cell that begins as %j does is made harmless',
  (message) => {
    const row = formatCsv([lead({ message })]).split('Modular Kitchen,')[1];
    expect(row?.replace(/^"/, '').startsWith(`'${message}`)).toBe(true);
  },
);

test('quotes, commas and line breaks stay inside their cell', () => {
  const row = formatCsv([lead({ name: 'Rao, "Lakshmi"', message: 'a\r\nb' })]);
  expect(row).toContain(',"Rao, ""Lakshmi""",');
  expect(row.endsWith('"a\r\nb"\r\n')).toBe(true);
});
