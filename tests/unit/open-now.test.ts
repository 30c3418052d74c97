import { describe, expect, test } from 'vitest';
import { openNow } from '#client/content/open-now.ts';
import { shown } from '#shared/company-shape.ts';

const usual = [
  shown({ from: 'Monday', to: 'Saturday', opens: '09:00', closes: '19:00' }),
  shown({ from: 'Sunday', to: 'Sunday', opens: '10:00', closes: '17:00' }),
];
/** Returns a time in India in November 2026. The 23rd is a Monday. */
const inIndia = (day: number, time: string) => new Date(`2026-11-${day}T${time}+05:30`);

describe('the call card says whether somebody answers now', () => {
  test.each([
    ['before the day begins', 23, '08:59:59', 'Opens at 9 AM'],
    ['from the hour at which it opens', 23, '09:00:00', 'Open until 7 PM'],
    ['to the last moment', 28, '18:59:59', 'Open until 7 PM'],
    ['from the hour at which it closes', 25, '19:00:00', 'Opens Thursday at 9 AM'],
    ['on the night before a Sunday', 28, '23:30:00', 'Opens Sunday at 10 AM'],
    ['on a Sunday morning', 29, '09:30:00', 'Opens at 10 AM'],
    ['on a Sunday', 29, '10:00:00', 'Open until 5 PM'],
    ['on a Sunday evening', 29, '17:00:00', 'Opens Monday at 9 AM'],
  ])('%s', (_, day, time, words) => {
    expect(openNow(usual, inIndia(day, time))).toBe(words);
  });

  test('the call card uses India’s time for every visitor', () => {
    expect(openNow(usual, new Date('2026-11-23T03:29:59Z'))).toBe('Opens at 9 AM');
    expect(openNow(usual, new Date('2026-11-22T20:30:00-07:00'))).toBe('Open until 7 PM');
  });

  test('the call card names the day of a later opening', () => {
    const weekdays = [shown({ from: 'Tuesday', to: 'Friday', opens: '09:30', closes: '18:00' })];
    expect(openNow(weekdays, inIndia(27, '18:00:00'))).toBe('Opens Tuesday at 9:30 AM');
    expect(openNow(weekdays, inIndia(30, '12:00:00'))).toBe('Opens Tuesday at 9:30 AM');
  });

  test('the call card knows a noon break and days across a weekend', () => {
    const hours = [
      shown({ from: 'Friday', to: 'Monday', opens: '15:00', closes: '20:00' }),
      shown({ from: 'Friday', to: 'Monday', opens: '10:00', closes: '13:00' }),
    ];
    expect(openNow(hours, inIndia(29, '13:00:00'))).toBe('Opens at 3 PM');
    expect(openNow(hours, inIndia(30, '11:00:00'))).toBe('Open until 1 PM');
    expect(openNow(hours, inIndia(23, '20:00:00'))).toBe('Opens Friday at 10 AM');
  });
});
