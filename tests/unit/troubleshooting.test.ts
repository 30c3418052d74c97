import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#server/launch/child.mjs';
import { projectFiles } from '#tests/support/project-files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Matches one or more strings and templates, joined by "+". */
const literals = String.raw`((?:(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'})\s*\+?\s*)+)`;
const messages = [
  new RegExp(String.raw`new OperatorError\(\s*${literals}`, 'g'),
  new RegExp(String.raw`\.(?:warn|error)\(\s*(?:\{[^}]*\},\s*)?${literals}`, 'g'),
  new RegExp(String.raw`\blog\(\s*${literals},\s*'(?:warn|error)'`, 'g'),
  new RegExp(String.raw`\b(?:problems|warnings)\.(?:push|unshift)\(\s*${literals}`, 'g'),
  new RegExp(String.raw`\bconst (?:what|fault) = ${literals}`, 'g'),
];

/** Returns the first clause of a message, or its first part of three words that is the same each time. */
function beginningOf(message: string): string {
  const joined = message.replace(/['"`]\s*\+\s*['"`]/g, '').slice(1, -1);
  const parts = joined.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}|\\n|["`]/).map((part) => part.trim());
  const part = parts.find((text) => text.split(' ').length > 2) ?? '';
  return (
    part
      .split(/(?<=\.) |: /)[0]
      ?.replace(/^[,.:;)] */, '')
      .replace(/[ (:]+$/, '') ?? ''
  );
}

const found = projectFiles()
  .filter((file) => /^server\/.*\.(?:ts|mjs)$/.test(file))
  .flatMap((file) =>
    messages.flatMap((pattern) =>
      [...read(file).matchAll(pattern)].map(([, message = '']) => beginningOf(message.trim())),
    ),
  )
  .filter((part) => part.split(' ').length > 2);

test('every message to operators and staff has an entry in troubleshooting.md', () => {
  const document = read('docs/troubleshooting.md').replaceAll('`', '').replace(/\s+/g, ' ');
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((part) => !document.includes(part))).toEqual([]);
});
