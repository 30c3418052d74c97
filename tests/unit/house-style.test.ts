import { expect, test } from 'vitest';
import { company } from '#shared/company.ts';
import { contentFaults, isTitleCase, styleFaults } from '../../client/build/word-warnings.ts';

/** Texts that the house style allows, and what it says of others. */
test.each([
  ['2-4 weeks', 'en dash'],
  ['2 – 4 weeks', 'en dash'],
  ['Done—at last', 'em dash'],
  ['1000–10,000 sq ft', 'comma'],
  ['₹12 L', '₹'],
  ['Rs 500', '₹'],
  ['600 x 600', '×'],
  ["person's", 'curly'],
  ['98% on-time', 'on-time'],
  ['Bedrooms & wardrobes', '"and"'],
  ['customized', 'British'],
  ['Any color', 'British'],
  ['tried before the ceiling closes', 'tested'],
  [`We reply within ${company.replyHours + 1} hours.`, 'shared/company.ts'],
  ['Write to desk@example.in', 'shared/company.ts'],
])('the build warns of: %s', (text, rule) => {
  const [fault = '', ...others] = styleFaults(text);
  expect(fault).toContain(rule);
  expect(others).toEqual([]);
});

test.each([
  '2–4 weeks',
  'Founded 2015, ISO 9001',
  '₹80K–2.5L, ₹1.2Cr',
  '600 × 600 mm',
  'A 55" screen, each person’s own',
  '98% on-time delivery',
  'Bedroom & Wardrobe',
  'Visualization',
  '50,000+ hours, 24/7',
  `Within ${company.replyHours} hours`,
  `${company.name}, ${company.phone}, ${company.email}`,
])('the build says nothing of: %s', (text) => {
  expect(styleFaults(text)).toEqual([]);
});

test('the build warns of a button in Title Case, apart from names and the specification’s own', () => {
  expect(isTitleCase('Call For Free Consultation')).toBe(true);
  for (const label of ['Call us on WhatsApp', 'Get Free Quote', `Call ${company.name}`])
    expect(isTitleCase(label)).toBe(false);
});

test('the build names the text that breaks a rule, and reads head texts and buttons by their own', () => {
  const meta = { title: 'Our\u00a0story', keywords: ['2-4 weeks'] };
  const callToAction = { text: 'Call Us Now', target: 'call' };
  expect(contentFaults({ page: { meta, band: { callToAction, id: 'photo-1' } } })).toEqual([
    '"Our\u00a0story": head texts have ordinary spaces',
    `"Our\u00a0story": a title ends in " | ${company.shortName}"`,
    '"Call Us Now": buttons are in sentence case',
  ]);
});
