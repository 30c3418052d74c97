import type { Manifest } from 'vite';
import { OwnerError } from '#build/owner-error.ts';
import { serviceList, servicePath } from '#client/content/service-list.ts';

/** Returns the files of `client/src` that a route loads. They have the name of its path. */
export function sourcesOfPage(path: string): string[] {
  const service = serviceList.find((row) => servicePath(row) === path);
  return service
    ? [`pages/service-${service.template}.tsx`, `content/services/${service.slug}.ts`]
    : [`pages/${path.slice(1) || 'home'}.tsx`];
}

/**
 * Returns the browser's files for a page, the app's entry first. The loader fetches them in parallel.
 *
 * @throws OwnerError naming a file that the route ought to load
 */
export function chunksOfPage(manifest: Manifest, path: string) {
  const keys = new Set(['src/main.tsx']);
  for (const source of sourcesOfPage(path)) {
    if (!manifest[`src/${source}`])
      throw new OwnerError(
        `${path} has to load client/src/${source}: change its row in client/src/routes.tsx or content/service-list.ts.`,
      );
    keys.add(`src/${source}`);
  }
  // The loop also visits the keys that it adds.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css = [] }) => css) };
}
