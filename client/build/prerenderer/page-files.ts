import type { Manifest } from 'vite';
import { OwnerError } from '#build/owner-error.ts';
import { serviceList, servicePath } from '#client/content/service-list.ts';

/** Names the pages whose files are not called like their path. */
const names: Readonly<Record<string, string>> = { '/': 'home', '/404': 'not-found' };

/** Returns a page's content file, and the modules that `routes.tsx` imports for the page. */
export function pageSources(path: string): { content: string; modules: string[] } {
  const service = serviceList.find((row) => servicePath(row) === path);
  if (service) {
    const content = `client/src/content${path}.ts`;
    return { content, modules: [content, `client/src/pages/service-${service.template}.tsx`] };
  }
  const name = names[path] ?? path.slice(1);
  return {
    content: `client/src/content/${name}-page.ts`,
    modules: [`client/src/pages/${name}.tsx`],
  };
}

/**
 * Returns the browser's files for a page, the app's entry first. The loader fetches them in parallel.
 *
 * @throws OwnerError naming a module of the page that the bundle lacks
 */
export function pageFiles(manifest: Manifest, path: string) {
  const keys = new Set(['src/main.tsx']);
  for (const module of pageSources(path).modules) {
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
