import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsPhone, toDial } from '#shared/phone.ts';

test.each([
  ['98480 12345', '+919848012345'],
  ['+91 (0)40–2311–4455', '+914023114455'],
  ['0091 98480-12345', '+919848012345'],
  ['1800 102 3344', '+9118001023344'],
  ['౯౮౪౮౦ ౨౨౩౩౮', '+919848022338'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['0044 20 7946 0958', '+442079460958'],
  ['Asha: +971501234567', '+971501234567'],
  ['Tel. 098480 22338, 98480 22339', '+919848022338'],
  ['9848012345 9848112345', '+919848012345'],
  ['98480 12345 or +44 20 7946 0958', '+919848012345'],
  ['+44 20 7946 0958 or 98480 12345', '+442079460958'],
  ['call after 10 98480 12345', '+919848012345'],
  ['98480*12345', '+919848012345'],
  ['98480 12345 ext 12', '+919848012345'],
  ['फोन 9848012345 रात', '+919848012345'],
  ['मेरा 98480 फिर 12345 नहीं 6', null],
  ['9198480123', '+919198480123'],
  ['٩٨٤٨٠١٢٣٤٥', '+919848012345'],
  ['040-23114455/56', '+914023114455'],
  ['0018004253800', '+18004253800'],
  ['', null],
  ['call me now', null],
  ['2311 4455', null],
  ['98480 2233', null],
  ['+91 98480 223388', null],
  ['98480\n12345 6', null],
])('"%s" is dialled as %s', (typed, dialled) => {
  expect(toDial(typed) ?? null).toBe(dialled);
});

test('a text holds the number that it is dialled as', () => {
  const piece = fc.constantFrom(...'0123456789+-() ०९౨', '91', '+91', '0091', '98480', '12345');
  const texts = fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const dialled = toDial(text);
      return dialled === undefined || holdsPhone(text, dialled);
    }),
    { numRuns: 5000 },
  );
});
