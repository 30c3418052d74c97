import { cities, company } from '#shared/company.ts';
import { replyHoursOf, shownName } from '#shared/company-shape.ts';

/** A rule of the house style, as the texts that break it. */
type Rule = readonly [rule: string, wrong: RegExp];

const hours = [company.replyHours, replyHoursOf(company, 'office-execution')].join('|');

const rules: readonly Rule[] = [
  ['it is empty, or a claim that was taken out leaves a gap', /^$|^\s|\s$|\s[\s.,]/],
  ['a range has a hyphen without spaces; no dash', /\d["KLCr]*\s+-\s*₹?\d|\d["KLCr]*-\s+₹?\d|[–—]/],
  ['thousands have a comma', /(?<![\d,])(?!(?:19|20)\d\d(?!\d)|9001)\d{4,}/],
  [
    'rupees are written ₹, with K, L and Cr without a space',
    /₹\s|₹[\d.,-]+(?:\s+(?:K|L|Cr)\b|[kl]\b|\s?(?:[Ll]akh|[Cc]rore)|CR)|\b(?:Rs|INR|rupees)\b/,
  ],
  ['the sign for "by" is ×', /\d\s?[xX]\s?\d/],
  ['apostrophes and quotes are curly; inches alone are straight', /'|(?<!\d)"/],
  [
    '"on-time" stands before "delivery", else "on time"',
    /\bon-time\b(?! delivery)|\bon time delivery/i,
  ],
  ['"and" is written out', /&/],
  [
    'British spelling, with -ise; "visualization" stays',
    /\b(?!visualization|siz)\w+iz(?:e|ed|es|ing|ations?)\b|\b(?:color|gray|center)s?\b/i,
  ],
  ['whatever was tested is "tested"', /\btried\b/i],
  [
    'hours of a reply come from shared/company.ts',
    new RegExp(`(?<![\\d,])(?!(?:${hours})(?!\\d))\\d+\\s?(?:hours?|hrs?)\\b`),
  ],
  ['phone, mail and links come from shared/company.ts', /(?:\d ?){10}|\w@\w|https?:/],
  ['spaces are ordinary ones', /\u00a0/],
];

/** Labels and messages that stand as the specification writes them (spec sections 2, 3 and 8). */
const specified =
  /3D Design & Quote|1000-10000 sq ft|800-1500\/point|250-1000 kg|Bedroom & Wardrobe|Living & Dining|^Sorry, we couldn't|About Us|Our Services|All Projects|Browse Services|Contact Us|Free Office Assessment|Get (?:Free )?Quote|Go Home|Learn More|(?:Office|Residential) Projects|View (?:All |Premium|Projects)/;

/** The company's own words, which may be written in any way. */
const facts = [
  ...[company.name, company.shortName, company.slogan, company.description, company.origin],
  ...[company.phone, company.email, ...Object.values(company.address)],
  ...cities.flatMap((city) => [shownName(city), city.name, city.state]),
].filter(Boolean);

/** A text with "it" in the place of each fact. */
export const withoutFacts = (text: string) =>
  facts.reduce((rest, fact) => rest.replaceAll(fact, 'it'), text);

/** The rules that a text breaks. */
export function styleFaults(text: string): string[] {
  if (specified.test(text)) return [];
  const own = withoutFacts(text);
  return rules.filter(([, wrong]) => wrong.test(own)).map(([rule]) => rule);
}

/** Whether a link or a button has capitals where a sentence has none. */
export const isTitleCase = (label: string) =>
  !specified.test(label) &&
  /^\S+ .*\b[A-Z]/.test(withoutFacts(label).replace(/WhatsApp|\b(?:I|IT|HQ|HVAC|TV)\b/g, 'it'));
