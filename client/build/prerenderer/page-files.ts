import type { Manifest } from 'vite';
import { OwnerError } from '#build/owner-messages.ts';
import { serviceList, servicePath } from '#client/content/service-list.ts';

/** Returns the name that a page's files have: "about" for /about. */
function pageName(path: string): string {
  const names: Readonly<Record<string, string>> = { '/': 'home', '/404': 'not-found' };
  return names[path] ?? path.slice(1);
}

/** Returns the content file of a page. */
export function contentFile(path: string): string {
  const name = pageName(path);
  return `client/src/content/${name.startsWith('services/') ? name : `${name}-page`}.ts`;
}

/** Returns the modules that `routes.tsx` imports for a page: the page itself, or a service's content and template. */
export function pageModules(path: string): string[] {
  const service = serviceList.find((row) => servicePath(row) === path);
  if (!service) return [`client/src/pages/${pageName(path)}.tsx`];
  return [contentFile(path), `client/src/pages/service-${service.template}.tsx`];
}

/**
 * Returns the browser's files for a page, the app's entry first. The loader fetches them in parallel.
 *
 * @throws OwnerError naming a module of the page that the bundle lacks
 */
export function pageFiles(manifest: Manifest, path: string) {
  const keys = new Set(['src/main.tsx']);
  for (const module of pageModules(path)) {
    const key = module.slice('client/'.length);
    if (!manifest[key])
      throw new OwnerError(
        `${path} needs ${module}: give the file this name, and import it in client/src/routes.tsx.`,
      );
    keys.add(key);
  }
  // The loop also visits the keys that it adds.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css = [] }) => css) };
}
