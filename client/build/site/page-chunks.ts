import type { Manifest } from 'vite';
import { OwnerError } from '#build/owner-error.ts';
import type { PageRoute } from '#client/routes.tsx';

/**
 * Returns the browser's files for a page, the app's entry first. The loader fetches them in parallel.
 *
 * @throws OwnerError naming a file of the route that no code imports
 */
export function chunksOfPage(manifest: Manifest, { path, files }: PageRoute) {
  const keys = new Set(['src/main.tsx']);
  for (const file of files) {
    if (!manifest[`src/${file}`])
      throw new OwnerError(`client/src/routes.tsx: ${path} names ${file}, which no code imports.`);
    keys.add(`src/${file}`);
  }
  // The loop also visits the keys that it adds.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css = [] }) => css) };
}
