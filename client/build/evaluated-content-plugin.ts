import type { Plugin } from 'vite';
import { importSource } from '../../server/launch/import-source.ts';
import { OwnerError } from './owner-messages.ts';

/**
 * Returns true if `value` can be written as JSON, and false if it is or contains a function.
 *
 * @throws OwnerError with the path of a value that neither JSON nor a page can hold
 */
function isData(value: unknown, path: string): boolean {
  if (typeof value === 'function') return false;
  if (value === null || /string|boolean/.test(typeof value) || Number.isFinite(value)) return true;
  const { name } = Object(value).constructor;
  if (typeof value !== 'object' || (name !== 'Object' && name !== 'Array')) {
    const what = typeof value === 'object' ? `a ${name}` : String(value);
    throw new OwnerError(`${path} is ${what}, which content cannot hold: write a text or a number`);
  }
  // Checks all entries, because a wrong value may follow a function.
  return Object.entries(value)
    .map(([key, part]) => isData(part, `${path}.${key}`))
    .every(Boolean);
}

/**
 * Returns the exports of a content file as code without a computation. Returns null if they contain a function, so
 * that the file stays code.
 *
 * @throws OwnerError naming the file and the path of a value that content cannot hold
 */
export function toLiterals(file: string, exported: Readonly<Record<string, unknown>>) {
  const all = Object.entries(exported);
  const held = all.map(([name, value]) => isData(value, `${file}: ${name}`));
  if (all.length === 0 || !held.every(Boolean)) return null;
  return all.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
}

/**
 * Replaces content and company facts by their values. If a list is derived from another one, visitors then download
 * neither the other list nor the code that derives it.
 */
export function evaluatedContentPlugin(): Plugin {
  return {
    name: 'evaluated-content',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file] =
        /(?:client\/src\/content\/[\w/-]+|shared\/(?:company|form-options))\.ts$/.exec(id) ?? [];
      return file ? toLiterals(file, await importSource(id)) : null;
    },
  };
}
