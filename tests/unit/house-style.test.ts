import { expect, test } from 'vitest';
import { company } from '#shared/company.ts';
import { contentFaults, styleFaults } from '../../client/build/house-style.ts';

/** Texts that the house style forbids, and what it says of them. */
test.each([
  ['2–4 weeks', 'hyphen'],
  ['₹3L - ₹15L', 'hyphen'],
  ['Done—at last', 'no dash'],
  ['1000-10,000 sq ft', 'comma'],
  ['Rs 500', '₹'],
  ['600 x 600', '×'],
  ["person's", 'curly'],
  ['98% on-time', 'on-time'],
  ['Bedrooms & wardrobes', '"and"'],
  ['Any color', 'British'],
  ['tried before the ceiling closes', 'tested'],
  [`We reply within ${company.replyHours + 1} hours.`, 'shared/company.ts'],
  ['Write to desk@example.in', 'shared/company.ts'],
])('the build warns of: %s', (text, rule) => {
  expect(styleFaults(text)).toEqual([expect.stringContaining(rule)]);
});

test.each([
  '2-4 weeks at ₹80K-2.5L, founded 2015, ISO 9001, 24/7',
  'A 55" screen, 600 × 600 mm, each person’s own visualization',
  `98% on-time delivery within ${company.replyHours} hours by ${company.name}, ${company.phone}`,
])('the build says nothing of: %s', (text) => {
  expect(styleFaults(text)).toEqual([]);
});

test('the build names the text that breaks a rule, and reads head texts and buttons by their own; names keep their capitals', () => {
  const meta = { title: 'Our\u00a0story', keywords: ['2–4 weeks'] };
  const callToAction = { text: 'Call Us Now', target: 'call' };
  const allowed = { text: `Call ${company.name} on WhatsApp`, another: 'Get Free Quote' };
  const hero = { callToAction: allowed };
  expect(contentFaults({ page: { meta, hero, band: { callToAction, id: 'photo-1' } } })).toEqual([
    '"Our\u00a0story": spaces are ordinary ones',
    `"Our\u00a0story": a title ends in " | ${company.shortName}"`,
    '"Call Us Now": buttons are in sentence case',
  ]);
});
