import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isData)
    : typeof value !== 'function';

/**
 * Content and company facts that are data alone reach the browser as their values: what is derived
 * from another list costs visitors neither that list nor the deriving. Files that export functions
 * or icons stay code. For the build, which runs under tsx and so can import them.
 */
export function evaluatedContent(): Plugin {
  return {
    name: 'evaluated-content',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/(client\/src\/content\/[\w/-]+|shared\/(?:company|form-options))\.ts$/.test(id))
        return null;
      const exported = Object.entries(await import(pathToFileURL(id).href));
      if (exported.length === 0 || !isData(exported.map(([, value]) => value))) return null;
      return exported
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
