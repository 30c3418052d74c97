import type { Rolldown } from 'vite';
import { serviceList, servicePath } from '#client/content/service-list.ts';
import { OwnerError } from './owner-messages.ts';

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

/**
 * Returns the modules that `routes.tsx` imports for a page: the page itself, or a service's content and template. The
 * names follow from the path, because Rolldown's output does not say which `import()` belongs to which route.
 */
export function pageModules(path: string): string[] {
  const service = serviceList.find((row) => servicePath(row) === path);
  if (!service) return [`client/src/pages/${pageName(path)}.tsx`];
  return [contentFile(path), `client/src/pages/service-${service.template}.tsx`];
}

/**
 * Returns the app's files for a page, the entry first. The loader fetches them in parallel.
 *
 * @throws OwnerError naming a module of the page that the bundle lacks
 */
export function appFiles(bundle: Rolldown.OutputBundle, path: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const ofPage = pageModules(path).map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (chunk) return chunk;
    throw new OwnerError(
      `${path} needs ${module}: give the file this name, and import it in client/src/routes.tsx.`,
    );
  });

  const files = new Set<string>();
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  };
  for (const chunk of [...chunks.filter(({ isEntry }) => isEntry), ...ofPage]) add(chunk);
  return [...files];
}
