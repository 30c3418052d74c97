import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Returns a module and all modules that import it, directly or through others. `import()` does not count. */
function usersOf(id: string, graph: Graph): string[] {
  const users = new Set([id]);
  // The loop also visits the modules that it adds.
  for (const user of users)
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer);
  return [...users];
}

/**
 * Returns the name of the file for a module that several pages share:
 *
 * - `every-page` if the app or Home uses it. Rolldown puts it into the app's own file
 * - `common-parts` if Contact uses it. Ads lead to Contact, which needs few of the parts that pages share
 * - `detail-parts` if only pages of services use it, so that the others do not get its styles
 * - `page-parts` if other pages use it
 *
 * Returns null for the module of one page, which stays in the file of that page. Without these four files a page would
 * need two dozen, and Home 5.5 kB more (27 November 2026).
 */
function sharedFile(id: string, graph: Graph): string | null {
  const users = usersOf(id, graph);
  const isUsedBy = (file: string) => users.some((user) => user.endsWith(`/client/src/${file}`));
  const pages = users.filter((user) => graph.getModuleInfo(user)?.dynamicImporters.length);
  if (isUsedBy('main.tsx')) return 'every-page';
  if (pages.length < 2 || pages.includes(id)) return null;
  if (isUsedBy('pages/home.tsx')) return 'every-page';
  if (isUsedBy('pages/contact.tsx')) return 'common-parts';
  return pages.every((page) => page.includes('/pages/service-')) ? 'detail-parts' : 'page-parts';
}

/**
 * Rolldown's setting for the files that pages share. It asks for each module, so a module's imports need not be in the
 * same file. The names must not begin like the name of a page, because tests delay a page's file by its name.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: sharedFile }],
};
