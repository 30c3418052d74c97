import { join } from 'node:path';
import type { EnvironmentOptions, Rolldown } from 'vite';
import { inProject } from '../../server/launch/child.mjs';

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
 * Names the file of a module that several pages share. Returns null for any other module, which stays in the file of
 * its page. Without these few files a page would need two dozen, and Home 6 kB more. Each visitor begins with Home's
 * file. Contact, where ads lead, needs few of the parts that the other pages share. Rolldown's own groups by page
 * (`entriesAware`) cost Home 4 kB and Contact 5 kB more.
 */
export function sharedFile(id: string, graph: Graph): string | null {
  const users = usersOf(id, graph);
  const isUsedBy = (file: string) => users.some((user) => user.endsWith(`/client/src/${file}`));
  const pages = users.filter((user) => graph.getModuleInfo(user)?.dynamicImporters.length);
  if (isUsedBy('main.tsx')) return 'every-page';
  if (pages.length < 2 || pages.includes(id)) return null;
  if (isUsedBy('pages/home.tsx')) return 'every-page';
  return isUsedBy('pages/contact.tsx') ? 'common-parts' : 'page-parts';
}

/**
 * Lists the shared files. An earlier file also takes all modules that its modules import. No name begins like that of a
 * page's own file, by which tests hold back a page.
 */
const sharedFiles = ['every-page', 'common-parts', 'page-parts'];
const groupOf = (file: string): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) => (sharedFile(id, graph) === file ? file : null),
});

/**
 * Returns the four bundles of `vite build`: the browser's files, the loader that is inline in each page, the prerenderer
 * and the server. The prerenderer's bundle runs during the build and is not kept.
 *
 * @param work the new folder of this build
 */
export const environmentsIn = (work: string): Record<string, EnvironmentOptions> => ({
  client: {
    build: {
      outDir: join(work, 'public'),
      manifest: true,
      rolldownOptions: {
        input: ['main.tsx', 'styles.css', 'print.css'].map((file) =>
          inProject(`client/src/${file}`),
        ),
        // The loader calls the app's exports.
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: { groups: sharedFiles.map(groupOf) } },
      },
    },
  },
  loader: {
    consumer: 'client',
    build: {
      outDir: join(work, 'prerender'),
      copyPublicDir: false,
      rolldownOptions: {
        input: inProject('client/src/loader.ts'),
        output: { format: 'iife', entryFileNames: 'loader.js' },
      },
    },
  },
  prerender: {
    consumer: 'server',
    build: {
      outDir: join(work, 'prerender'),
      copyPublicDir: false,
      rolldownOptions: {
        input: [
          'src/content/content-check.ts',
          'build/evaluated-content.ts',
          'build/site-files.ts',
        ].map((file) => inProject(`client/${file}`)),
        // child.mjs expects to be two folders below the project's.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  },
  server: {
    consumer: 'server',
    build: {
      outDir: join(work, 'server'),
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        // The site, and `npm run leads` for machines that have only the build.
        input: { index: inProject('server/main.ts'), leads: inProject('server/staff/main.ts') },
        output: { chunkFileNames: '[name].js' },
      },
    },
  },
});
