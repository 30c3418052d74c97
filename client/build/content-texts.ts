import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { claims } from '#client/content/claims.ts';

const project = new URL('../../', import.meta.url);
const readSource = (file: string) => readFileSync(new URL(file, project), 'utf8');

/** Limits the characters of a text, by the keys that lead to it. */
const limits: readonly [place: RegExp, most: number, who: string][] = [
  [/\.meta\.title$/, 60, 'search engines show'],
  [/\.meta\.description$/, 155, 'search engines show'],
  [/^\.company\.shortName$/, 20, 'the header has room for'],
  [/^\.company\.name$/, 50, 'preview images have room for'],
];

/** Matches a text that is empty, or in which a word is missing. */
const gap = /^$|^\s|\s$|\s[\s.,:]/;

/** Matches words that make the same claim as an entry of `claims`, without its figure. */
const wordsOf: Readonly<Partial<Record<keyof typeof claims, RegExp>>> = {
  certification: /\b(?:ISO\b|certif|auditor)\w*/i,
};

/** Returns the texts of a content, each with the keys that lead to it, such as ".about.hero.title". */
function textsOf(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    // Most figures have no prefix and no suffix.
    /^(?:prefix|suffix)$/.test(key) ? [] : textsOf(part, `${way}.${key}`),
  );
}

/**
 * Returns one line for each text that is empty, lacks a word, or repeats a claim that the owner has withdrawn in
 * `claims.ts`. Several files may export the same text. The line names the file that contains it.
 *
 * @param contents the exports of each content file, by the file's name
 * @param sourceOf reads a file
 */
export function incompleteTexts(
  contents: ReadonlyMap<string, unknown>,
  given: Readonly<Record<string, string>> = claims,
  sourceOf = readSource,
): string[] {
  const withdrawn = Object.keys(given).filter((claim) => !given[claim]);
  const words = withdrawn.flatMap((claim) => wordsOf[claim as keyof typeof claims] ?? []);
  const inClaims = withdrawn.length > 0 ? ` (claims.ts has no ${withdrawn.join(', no ')})` : '';
  const found = new Map<string, { file: string; part: string }[]>();
  for (const [file, content] of contents) {
    if (file.endsWith('/claims.ts')) continue;
    for (const [way, text] of textsOf(content)) {
      const word = words.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
      // The company's facts may be empty.
      if (!word && (!gap.test(text) || file.startsWith('shared/'))) continue;
      const fault = word ? 'repeats a claim that was taken out' : 'is empty or lacks a word';
      const line = `${text ? `"${text}"` : way.slice(1)} ${fault}${inClaims}. Change or remove it.`;
      const part = word ?? /[a-z][a-z -]+(?=\W*$)/i.exec(text)?.[0] ?? '';
      found.set(line, [...(found.get(line) ?? []), { file, part }]);
    }
  }
  return [...found].flatMap(([line, all]) => {
    const written = all.filter(({ file, part }) => sourceOf(file).includes(part));
    const files = new Set((written.length > 0 ? written : all).map(({ file }) => file));
    return [...files].map((file) => `${file}: ${line}`);
  });
}

/** Returns a warning for each text that is too long, and for each title or description that two pages use. */
export function textWarnings(contents: ReadonlyMap<string, unknown>): string[] {
  /** Maps each title and description to its file. */
  const heads = new Map<string, string>();
  return [...contents].flatMap(([file, content]) =>
    textsOf(content).flatMap(([way, text]) => {
      const warnings = limits
        .filter(([place, most]) => place.test(way) && text.length > most)
        .map(([, most, who]) => `${who} ${most} characters, and it has ${text.length}`);
      if (/\.meta\.(?:title|description)$/.test(way)) {
        if (heads.has(text)) warnings.push(`${heads.get(text)} has the same text`);
        heads.set(text, file);
      }
      return warnings.map((warning) => `${file}: "${text}": ${warning}.`);
    }),
  );
}

/** Imports the content, the company's facts and the form's options. Returns the exports by file name. */
export async function readContents(): Promise<ReadonlyMap<string, unknown>> {
  const names = await readdir(new URL('client/src/content', project), { recursive: true });
  const content = names.filter((name) => name.endsWith('.ts')).sort();
  const files = ['shared/company.ts', 'shared/form-options.ts'].concat(
    content.map((name) => `client/src/content/${name}`),
  );
  const read = async (file: string) => [file, await import(new URL(file, project).href)] as const;
  return new Map(await Promise.all(files.map(read)));
}
