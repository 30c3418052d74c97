import type { Manifest } from 'vite';
import { serviceList, servicePath } from '#client/content/service-list.ts';

/**
 * The files of modules and of everything they import at once, as the manifest names them.
 *
 * @param modules as in "src/main.tsx"
 * @throws Error naming a module that the build lacks
 */
export function filesOf(manifest: Manifest, ...modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (module: string) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`the build has no ${module}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of modules) add(module);
  return [...files];
}

/** The modules that the page of a path loads by itself (client/src/routes.tsx). */
function pageModules(path: string): string[] {
  const service = serviceList.find((row) => servicePath(row) === path);
  if (!service || service.template === 'office-execution')
    return [
      `src/pages/${{ '/': 'home', '/404': 'not-found' }[path] ?? path.split('/').at(-1)}.tsx`,
    ];
  return [`src/pages/service-${service.template}.tsx`, `src/content/services/${service.slug}.ts`];
}

/** The app's files for the page of a path, the one to start with first: the loader fetches them side by side. */
export const appFiles = (manifest: Manifest, path: string): string[] =>
  filesOf(manifest, 'src/main.tsx', ...pageModules(path));
