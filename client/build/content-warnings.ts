import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { claims } from '#client/content/claims.ts';
import { serviceList } from '#client/content/service-list.ts';
import { company } from '#shared/company.ts';
import { isTitleCase, styleFaults, withoutFacts } from './house-style.ts';

const project = new URL('../../', import.meta.url);
const readSource = (file: string) => readFileSync(new URL(file, project), 'utf8');

const endOfTitle = ` | ${company.shortName}`;

/** Rules for the texts of a place, by the way that leads to it. */
const placeRules: readonly [rule: string, place: RegExp, isWrong: (text: string) => boolean][] = [
  [
    'buttons are in sentence case',
    /callToAction.*\.(?:action|another|call|reload|retry|text)$/,
    isTitleCase,
  ],
  [`a title ends in "${endOfTitle}"`, /meta\.title$/, (text) => !text.endsWith(endOfTitle)],
  ['search engines show 60 characters of it', /meta\.title$/, (text) => text.length > 60],
  ['search engines show 155 characters of it', /meta\.description$/, (text) => text.length > 155],
  ['the header has room for 20 characters', /company\.shortName$/, (text) => text.length > 20],
  ['previews have room for 50 characters', /^\.company\.name$/, (text) => text.length > 50],
];

/** What is not read as prose, by its key: addresses, search phrases, names for programs. */
const notProse =
  /^(?:id|href|icon|drawing|value|slug|type|keywords|targets?|prefix|suffix|projectType|service|greeting|outbound)$/;

/** The texts of a content, each with the way to it, such as ".about.hero.title". */
function textsOf(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    notProse.test(key) ? [] : textsOf(part, `${way}.${key}`),
  );
}

/**
 * The words that give a service away, such as "bathroom" of "bathrooms" and "balcon" of "balcony", but not
 * office and room, of which every page speaks; with what follows, as the same word may stand elsewhere.
 */
function wordsOf(slug: string): RegExp {
  const words = slug.split('-').filter((word) => !/^(?:it|office|rooms?)$/.test(word));
  const stems = words.map((word) => word.replace(/(?:y|s)$/, '')).join('|');
  return new RegExp(`\\b(${stems}).{0,6}`, 'i');
}

/**
 * What is wrong with the words of the site: file, text and rule.
 *
 * @param contents what each file exports; a service whose file is there without its row was taken out
 * @param sourceOf reads a file
 */
export function contentWarnings(contents: ReadonlyMap<string, unknown>, sourceOf = readSource) {
  const slugs = [...contents.keys()].flatMap((file) => /services\/(.*)\.ts$/.exec(file)?.[1] ?? []);
  const former = slugs.filter((slug) => !serviceList.some((row) => row.slug === slug));
  const gone: [RegExp, string][] = former.map((slug) => [wordsOf(slug), slug]);
  if (!claims.certification) gone.push([/\b(ISO\b|certif\w*|auditor).{0,6}/i, 'a certificate']);
  /** The file of each title and description. */
  const heads = new Map<string, string>();

  function faultsOf(file: string, way: string, text: string): string[] {
    // Facts may be written in any way; what repeats them is not where they are changed.
    const isFact = /^shared|claims\.ts$/.test(file);
    const faults = isFact ? [] : styleFaults(text);
    for (const [rule, place, isWrong] of placeRules)
      if (place.test(way) && isWrong(text)) faults.push(rule);
    for (const [words, what] of gone) {
      const [part, word] = words.exec(isFact ? text : withoutFacts(text)) ?? [];
      // What is only repeated here is changed elsewhere.
      if (part && sourceOf(file).includes(part))
        faults.push(`"${word}" is of ${what}, which was taken out`);
    }
    if (/meta\.(?:title|description)$/.test(way)) {
      if (heads.has(text)) faults.push(`stands in ${heads.get(text)}, too`);
      heads.set(text, file);
    }
    return faults.map((fault) => `${file}: ${text ? `"${text}"` : way.slice(1)}: ${fault}`);
  }

  return [...contents].flatMap(([file, content]) => {
    if (former.some((slug) => file.endsWith(`services/${slug}.ts`))) return [];
    const warnings = textsOf(content).flatMap(([way, text]) => faultsOf(file, way, text));
    return [...new Set(warnings)];
  });
}

/** What each file of the content exports, and those of the company's facts and the form's options. */
export async function readContents(): Promise<ReadonlyMap<string, unknown>> {
  const names = await readdir(new URL('client/src/content', project), { recursive: true });
  const content = names.filter((name) => name.endsWith('.ts')).sort();
  const files = ['shared/company.ts', 'shared/form-options.ts'].concat(
    content.map((name) => `client/src/content/${name}`),
  );
  const read = async (file: string) => [file, await import(new URL(file, project).href)] as const;
  return new Map(await Promise.all(files.map(read)));
}
