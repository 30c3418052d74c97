import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#server/launch/child.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files that `docs/architecture.md` lists from the form's field to the row, in order. */
const [, section = ''] = read('docs/architecture.md').split('### From field to row\n');
const listed = [...(section.split('\n#')[0] ?? '').matchAll(/^\d+\. `([^`]+)`/gm)].map(
  ([, file = '']) => file,
);

/** Returns the project's files that a file imports, each with the words "import type" or "import". */
const importsOf = (from: string) =>
  [...read(from).matchAll(/^(import(?: type\b)?)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)].map(
    ([, how = '', path = '']) => {
      const inProject = path.replace(/^#client\//, 'client/src/').replace(/^#/, '');
      return { how, file: path.startsWith('.') ? join(dirname(from), path) : inProject };
    },
  );

test('a lead passes through at most 15 files, 9 on the server', () => {
  expect(listed.length).toBeGreaterThan(9);
  expect(listed.length).toBeLessThanOrEqual(15);
  expect(listed.filter((file) => file.startsWith('server/')).length).toBeLessThanOrEqual(9);
});

test('another listed file imports each file on a lead’s way', () => {
  // The path begins at the form, and on the server at the app.
  const starts = ['client/src/consultation/consultation-form.tsx', 'server/app.ts'];
  const imported = listed.flatMap(importsOf).map(({ file }) => file);
  expect(listed.filter((file) => !imported.includes(file))).toEqual(starts);
});

test('the list has every file that a lead’s way imports', () => {
  const way = ['server/leads/routes.ts', 'server/leads/accept.ts', 'server/leads/store.ts'];
  const needed = way.flatMap(importsOf).filter(({ how }) => how === 'import');
  const leadFiles = needed.map(({ file }) => file).filter((file) => /^server\/leads\//.test(file));
  expect(leadFiles.filter((file) => !listed.includes(file))).toEqual([]);
});
