import { expect, test } from 'vitest';
import { dayOf, firstNameOf, groupedPhone, replyDayOf } from '#client/consultation/sent-request.ts';
import { emptyContactRequest } from '#shared/contact.ts';

const sent = (projectType: string, at: string) => ({
  ...emptyContactRequest,
  projectType,
  sentAt: new Date(at),
});

const facts = { replyHours: 48, replyHoursByType: { 'office-execution': 24 } };

test('the confirmation promises a call within the project type’s reply hours', () => {
  const at = '2026-11-25T09:30:00Z';
  expect(replyDayOf(sent('bathroom', at), facts)).toEqual({
    shown: 'Friday 27 November',
    iso: '2026-11-27',
  });
  expect(replyDayOf(sent('office-execution', at), facts)).toEqual({
    shown: 'Thursday 26 November',
    iso: '2026-11-26',
  });
});

test("the confirmation counts a request's days in India's time", () => {
  const late = sent('bathroom', '2026-12-30T18:31:00Z');
  expect(dayOf(late)).toEqual({ shown: '31 December 2026', iso: '2026-12-31' });
  expect(replyDayOf(late, facts)).toEqual({ shown: 'Saturday 2 January', iso: '2027-01-02' });
});

test('the confirmation addresses a visitor by the first name', () => {
  expect(firstNameOf({ name: ' Asha Rao' })).toBe('Asha');
  expect(firstNameOf({ name: 'లక్ష్మి రావు' })).toBe('లక్ష్మి');
});

test.each(['K Srinivas', 'A.R. Rahman', 'Dr Rao', 'Smt. Lakshmi Devi', 'Asha'])(
  'the confirmation addresses %s by the whole name',
  (name) => {
    expect(firstNameOf({ name })).toBe(name);
  },
);

test.each([
  ['9876543210', '98765 43210'],
  ['+919876543210', '+91 98765 43210'],
  ['+91-9876543210', '+91 98765 43210'],
  ['040 2345 6789', '040 2345 6789'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
])('the confirmation writes the telephone number %j as %j', (phone, shown) => {
  expect(groupedPhone({ phone })).toBe(shown);
});
