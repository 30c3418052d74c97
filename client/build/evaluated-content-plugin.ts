import type { Plugin } from 'vite';
import { importSource } from '../../server/launch/import-source.ts';
import { OwnerError } from './warn.ts';

/**
 * Is this what JSON can hold? Functions and components (of icons) stay code.
 *
 * @throws OwnerError with the way to a value that neither JSON nor a page can hold
 */
function isData(value: unknown, path: string): boolean {
  if (value === null || /string|boolean/.test(typeof value) || Number.isFinite(value)) return true;
  if (typeof value === 'function' || '$$typeof' in Object(value)) return false;
  const { name } = Object(value).constructor;
  if (typeof value !== 'object' || (name !== 'Object' && name !== 'Array')) {
    const what = typeof value === 'object' ? `a ${name}` : String(value);
    throw new OwnerError(`${path} is ${what}, which content cannot hold: write a text or a number`);
  }
  // All of them, to find what cannot be held behind what stays code.
  return Object.entries(value)
    .map(([key, part]) => isData(part, `${path}.${key}`))
    .every(Boolean);
}

/**
 * What a content file exports, as code without a computation; null for one that exports functions or
 * icons too, which stays code.
 *
 * @throws OwnerError naming the file and the way to what content cannot hold
 */
export function evaluated(file: string, exported: Readonly<Record<string, unknown>>) {
  const all = Object.entries(exported);
  const held = all.map(([name, value]) => isData(value, `${file}: ${name}`));
  if (all.length === 0 || !held.every(Boolean)) return null;
  return all.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
}

/**
 * Content and company facts that are data alone reach the browser as their values: what is derived
 * from another list costs visitors neither that list nor the deriving.
 */
export function evaluatedContent(): Plugin {
  return {
    name: 'evaluated-content',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file] =
        /(?:client\/src\/content\/[\w/-]+|shared\/(?:company|form-options))\.ts$/.exec(id) ?? [];
      return file ? evaluated(file, await importSource(id)) : null;
    },
  };
}
