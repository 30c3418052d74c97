import { expect, test } from 'vitest';
import { projects } from '#client/content/projects.ts';
import { serviceCards } from '#client/content/service-cards.ts';
import { unbroken } from '#client/content/words.ts';
import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { renderedPages, textOf } from '#tests/support/rendered-pages.ts';

/** Labels and messages that stand as the specification writes them (spec sections 2, 3 and 8). */
const specified = [
  "Sorry, we couldn't find the page you're looking for. Let's get you back",
  '3D Design & Quote',
  'Bedroom & Wardrobe',
  'Living & Dining',
  'About Us',
  'All Projects',
  'Browse Services',
  'Contact Us',
  'Free Office Assessment',
  'Get Free Quote',
  'Get Quote',
  'Go Home',
  'Learn More about',
  'Learn More',
  'Office Projects',
  'Our Services',
  'Residential Projects',
  'View All Projects',
  'View Premium',
  'View Projects',
  ...projects.map(({ type }) => type),
];
const withoutSpecified = (text: string) =>
  specified.reduce((rest, label) => rest.replaceAll(label, ''), text);

/** The company's own words may be written in any way. */
const facts = [
  ...[company.name, company.shortName, company.slogan, company.description],
  ...[company.phone, unbroken(company.phone), company.email, company.address.area],
  ...cities.flatMap((city) => [shownName(city), city.state]),
];
const withoutFacts = (text: string) =>
  facts.reduce((rest, fact) => rest.replaceAll(fact, 'it'), text);

const names = /WhatsApp|\b(?:I|IT|HQ|HVAC|TV)\b/g;

/** One mark of the house style: what is wrong by it, and an example that must be noticed. */
const marks: readonly (readonly [name: string, wrong: RegExp, example: string])[] = [
  [
    'a range has an en dash without spaces',
    /\d["K]?\s*-\s*₹?\d|\d\s+[–—]\s*\d|\d[–—]\s+\d|—/g,
    '2-4 weeks',
  ],
  ['thousands have a comma', /(?<![\d,])(?!(?:19|20)\d\d(?!\d)|9001)\d{4,}/g, '1000–10,000 sq ft'],
  [
    'rupees are written ₹, with K, L and Cr without a space',
    /₹\s|₹[\d.,–]+(?:\s+(?:K|L|Cr)\b|[kl]\b|\s?(?:[Ll]akh|[Cc]rore)|CR)|\b(?:Rs|INR|rupees)\b/g,
    '₹12 L',
  ],
  [
    'no line breaks between a number and its unit',
    /\d\+? (?:mm|sq ft|kg|kW|years?|weeks?|days?|hours?|minutes?)\b|\bsq ft\b/g,
    '450 sq ft',
  ],
  ['the sign for "by" is ×', /\d\s?[xX]\s?\d/g, '600 x 600'],
  ['apostrophes and quotes are curly; inches alone are straight', /'|(?<!\d)"/g, "person's"],
  [
    '"on-time" is written before "delivery", else "on time"',
    /\bon-time\b(?!\sdelivery)|\bon time delivery/gi,
    '98% on-time',
  ],
  ['"and" is written out', /&/g, 'Bedrooms & Wardrobes'],
  [
    '-ise, except in "visualization"',
    /\b(?!visualization|siz)\w+iz(?:e|ed|es|ing|ations?)\b/gi,
    'customized',
  ],
];

for (const [name, wrong, example] of marks) {
  test(`on every page ${name}`, () => {
    expect(example.match(wrong), 'the example').not.toBeNull();
    for (const { path, title, description, text } of renderedPages) {
      const read = withoutSpecified(`${title}\n${description}\n${text}`);
      expect(withoutFacts(read).match(wrong), path).toBeNull();
    }
  });
}

/** What a link or a button of a page says. */
const controls = (html: string) =>
  [...html.matchAll(/<(a|button|summary)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , inner]) =>
    textOf(inner ?? ''),
  );
/** A capital anywhere but in front. */
const titleCase = /\S+ .*\b[A-Z]/;
const isTitleCase = (control: string) =>
  titleCase.test(withoutFacts(withoutSpecified(control)).replace(names, 'it').trim());

test('links and buttons are in sentence case, apart from the specification’s own', () => {
  expect(isTitleCase('See All Services')).toBe(true);
  expect(isTitleCase('Chat on WhatsApp')).toBe(false);
  for (const { path, html } of renderedPages) {
    const all = controls(html);
    expect(all.length, path).toBeGreaterThan(20);
    // What clients ask about may have a name.
    const labels = all.filter((control) => !control.endsWith('?'));
    expect(labels.filter(isTitleCase), path).toEqual([]);
  }
});

test('every title ends in the company’s short name, once', () => {
  for (const { path, title } of renderedPages) {
    expect(title.split(company.shortName), path).toHaveLength(2);
    expect(title, path).toMatch(new RegExp(` \\| ${company.shortName}$`));
  }
});

test('no sentence stands on two pages, apart from those of the service cards', () => {
  const seenOn = new Map<string, Set<string>>();
  for (const { path, html } of renderedPages) {
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const sentences = textOf(main).split(/(?<=[.?!])\s|\n/);
    for (const sentence of sentences.filter((words) => /(?:\S+\s+){4}\S+[.?!]$/.test(words)))
      seenOn.set(sentence, (seenOn.get(sentence) ?? new Set()).add(path));
  }
  expect(seenOn.size).toBeGreaterThan(300);
  for (const { description } of serviceCards) seenOn.delete(description);
  expect([...seenOn].filter(([, paths]) => paths.size > 1)).toEqual([]);
});
