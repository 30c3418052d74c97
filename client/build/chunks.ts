import type { Rolldown } from 'vite';
import { serviceList } from '#client/content/service-list.ts';

/**
 * The app's files for the page of a path, the one to start with first: the loader fetches them side by side.
 *
 * @throws Error when the page has no chunk of its name (client/src/routes.tsx)
 */
export function appFiles(bundle: Rolldown.OutputBundle, path: string): string[] {
  const name = { '/': 'home', '/404': 'not-found' }[path] ?? path.split('/').at(-1);
  const template = serviceList.find(({ slug }) => slug === name)?.template;
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.filter(
    (chunk) => chunk.isDynamicEntry && [name, `service-${template}`].includes(chunk.name),
  );
  if (own.length === 0) throw new Error(`the build has no page for ${path}`);

  const files = new Set<string>();
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  };
  for (const chunk of [...chunks.filter(({ isEntry }) => isEntry), ...own]) add(chunk);
  return [...files];
}
