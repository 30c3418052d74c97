// Names what breaks the style guide of CONTRIBUTING.md in documents and test names, and comments that are too long.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @type {readonly [rule: string, isBroken: (sentence: string) => boolean][]} */
const rules = [
  ['over 25 words', (sentence) => sentence.split(/\s+/).length > 25],
  ['a semicolon', (sentence) => /;\s/.test(sentence)],
  [
    '"what" or "whoever" in place of a noun',
    (sentence) =>
      /(?:^|[:,.] |\b(?:of|by|for|with|from|and|to|than|that) )(?:what|whatever|whoever)\b(?! to\b)(?!.*\?$)/i.test(
        sentence,
      ),
  ],
  ['"stands" in place of "is"', (sentence) => /\b(?:stands?|stood)\b/i.test(sentence)],
];

/** Returns the sentences of a Markdown text with their lines. Headings, tables and code are left out. */
function* sentencesOf(/** @type {string} */ markdown) {
  let isCode = false;
  let start = 0;
  let paragraph = '';
  const split = () => {
    const sentences = paragraph.trim().split(/(?<=[.!?])\s+(?=[A-Z`*"'([])/);
    paragraph = '';
    return sentences.filter(Boolean).map((sentence) => ({ line: start, sentence }));
  };
  for (const [index, line] of `${markdown}\n`.split('\n').entries()) {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    const [, item] = /^\s*(?:[-*]|\d+\.)\s(.*)/.exec(line) ?? [];
    if (isFence || isCode || item !== undefined || /^\s*$|^#|^\||^!\[/.test(line)) yield* split();
    if (isFence || isCode || /^\s*$|^#|^\||^!\[/.test(line)) continue;
    if (!paragraph) start = index + 1;
    paragraph += ` ${item ?? line.trim()}`;
  }
}

/** Returns the rules that a sentence breaks. Code and link targets do not count. */
function faultsOf(/** @type {string} */ sentence) {
  const plain = sentence
    .replace(/`[^`]*`/g, 'x')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\*[^*]*\*|"[^"]*"/g, 'x');
  return rules.filter(([, isBroken]) => isBroken(plain)).map(([rule]) => rule);
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

/** @type {string[]} */
const found = [];
for (const file of files.filter((name) => name.endsWith('.md'))) {
  for (const { line, sentence } of sentencesOf(readFileSync(file, 'utf8'))) {
    const faults = faultsOf(sentence);
    if (faults.length > 0)
      found.push(`${file}:${line}: ${faults.join(', ')}: ${sentence.slice(0, 90)}`);
  }
}
// A table over several lines ends in `])`, and the name follows.
const testName =
  /^\s*(?:(?:test|it)(?:\.\w+(?:<[^\n]*>)?(?:\([^\n]*\))?)*|[\]}]?(?: as const)?\))\(\s*(['"`])(.*?)\1,/gms;
for (const file of files.filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))) {
  const text = readFileSync(file, 'utf8');
  for (const { 2: name = '', index } of text.matchAll(testName)) {
    const line = text.slice(0, index).split('\n').length;
    const words = name.replace(/\$\{[^}]*\}/g, 'x').split(/\s+/).length;
    if (words > 12 || name.includes(';'))
      found.push(`${file}:${line}: ${words} words: ${name.slice(0, 90)}`);
    if (/^(?:[a-z]+s|An?|The|Each|Every|No|In|On|With|Without|After) /.test(name))
      found.push(`${file}:${line}: begins with a verb or a capital, not with the actor: ${name}`);
  }
}
for (const file of files.filter((name) => /\.(?:tsx?|mjs|css|sh)$/.test(name)))
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
    if (/^\s*(?:\/\/|\/?\*|#)/.test(line) && line.length > 120)
      found.push(`${file}:${index + 1}: a comment of ${line.length} characters: ${line.trim()}`);

if (found.length > 0) {
  console.error(found.join('\n'));
  process.exitCode = 1;
}
