// More than 150 lines: each rule of house style, with its words.
import { readdir } from 'node:fs/promises';
import type { Page } from '#client/page.ts';
import { cities, company } from '#shared/company.ts';
import { type Company, replyHoursOf, shownName } from '#shared/company-shape.ts';
import { previewFaults } from './preview-images.ts';

/*
 * What the build says about the site's words: warnings with file, text and rule. None of them stops it.
 */

/** A rule of the house style, as the texts that break it. */
type Rule = readonly [rule: string, wrong: RegExp];

const hours = [company.replyHours, replyHoursOf(company, 'office-execution')].join('|');

const rules: readonly Rule[] = [
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

/** The rules that a text breaks. */
export function styleFaults(text: string): string[] {
  if (specified.test(text)) return [];
  const own = facts.reduce((rest, fact) => rest.replaceAll(fact, 'it'), text);
  return rules.filter(([, wrong]) => wrong.test(own)).map(([rule]) => rule);
}

/** Whether a link or a button has capitals where a sentence has none. */
function isTitleCase(label: string): boolean {
  const own = facts.reduce((rest, fact) => rest.replaceAll(fact, 'it'), label);
  const words = own.replace(/WhatsApp|\b(?:I|IT|HQ|HVAC|TV)\b/g, 'it');
  return !specified.test(label) && /^\S+ .*\b[A-Z]/.test(words);
}

/** What is not read as prose, by its key: addresses, search phrases, names for programs. */
const notProse =
  /^(?:id|href|icon|drawing|value|slug|type|keywords|targets?|projectType|greeting|outbound)$/;
const controls = /^(?:action|another|call|reload|retry|text)$/;

interface Text {
  /** The way to it through the content, outermost first. */
  readonly keys: readonly string[];
  readonly text: string;
}

function textsOf(value: unknown, keys: readonly string[] = []): Text[] {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    notProse.test(key) ? [] : textsOf(part, [...keys, key]),
  );
}

/** What the house style says of one file's content, text by text. */
export function contentFaults(content: unknown): string[] {
  return textsOf(content).flatMap(({ keys, text }) => {
    const faults = styleFaults(text);
    if (keys.includes('callToAction') && controls.test(keys.at(-1) ?? '') && isTitleCase(text))
      faults.push('buttons are in sentence case');
    if (text.includes('\u00a0')) faults.push('spaces are ordinary ones');
    if (keys.slice(-2).join('.') === 'meta.title' && !text.endsWith(` | ${company.shortName}`))
      faults.push(`a title ends in " | ${company.shortName}"`);
    return faults.map((fault) => `"${text}": ${fault}`);
  });
}

/** Search engines cut longer ones, in characters. */
const most = { title: 60, description: 155 };

const folder = new URL('../src/content/', import.meta.url);

/** The file that a page's words are in. */
export function contentFile(path: string): string {
  const names: Readonly<Record<string, string>> = {
    '/': 'home',
    '/projects': 'projects-page',
    '/404': 'not-found',
  };
  return `client/src/content/${names[path] ?? path.slice(1)}.ts`;
}

/** What a page's words are too long for, or cannot be drawn with; each warning names the file. */
export function wordWarnings(pages: ReadonlyMap<string, Page>): string[] {
  return [...pages].flatMap(([path, page]) => {
    const faults = previewFaults(page);
    for (const part of ['title', 'description'] as const) {
      const { length } = page.meta[part];
      if (length > most[part])
        faults.push(`the ${part} has ${length} characters; search engines show ${most[part]}`);
    }
    return faults.map((fault) => `${contentFile(path)}: ${fault}`);
  });
}

/** A page without a headline of its own. */
export const headingWarnings = (path: string, body: string): string[] =>
  /<h1[ >]/.test(body) ? [] : [`${contentFile(path)}: the page has no h1`];

/** Titles and descriptions that stand on two pages: search engines then show one of the two. */
export function repetitionWarnings(pages: ReadonlyMap<string, Page>): string[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const seen = new Map<string, string>();
    return [...pages].flatMap(([path, { meta }]) => {
      const former = seen.get(meta[part]);
      seen.set(meta[part], path);
      return former ? [`${contentFile(path)}: the ${part} is that of ${former}, too`] : [];
    });
  });
}

/** How much of a name the header has room for beside its links, in characters. */
const headerRoom = 20;

/** What the header has no room for. */
export const nameWarnings = ({ shortName }: Pick<Company, 'shortName'> = company): string[] =>
  shortName.length > headerRoom
    ? [
        `shared/company.ts: the header has no room for the ${shortName.length} characters of shortName; at most ${headerRoom}`,
      ]
    : [];

/** What the house style says of all content: file, text and rule. */
export async function styleWarnings(): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const found = files.toSorted().map(async (file) => {
    const content: unknown = await import(new URL(file, folder).href);
    const faults = new Set(contentFaults(content));
    return [...faults].map((fault) => `client/src/content/${file}: ${fault}`);
  });
  return (await Promise.all(found)).flat();
}
