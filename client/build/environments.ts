import { join } from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { inProject } from '#server/launch/child.mjs';
import { compileHint } from './compile-hint.ts';
import { sharedFiles } from './shared-files.ts';

/**
 * Returns the four bundles of `vite build`: the prerenderer, the browser's files, the loader that is inline in each page,
 * and the server.
 *
 * Two kinds of code make the site. Vite runs its plugins (client/build/*.ts) as they are. They cannot import content and
 * pages, which only Vite can load. The prerenderer (client/build/prerenderer) imports both. `vite build` bundles it, runs
 * the bundle in the same process and then deletes it. `vite` loads its modules again after each edit. So a plugin imports
 * only types of the prerenderer and of client/src.
 *
 * @param work the new folder of this build
 */
export const environmentsIn = (work: string): Record<string, EnvironmentOptions> => ({
  prerenderer: {
    consumer: 'server',
    build: {
      outDir: join(work, 'prerenderer'),
      copyPublicDir: false,
      rolldownOptions: {
        input: [
          'client/build/prerenderer/evaluated-content.ts',
          'client/build/prerenderer/output.ts',
        ].map(inProject),
        // These files find the project by their own place.
        external: /^#server\/launch\//,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  },
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
        output: { codeSplitting: { groups: sharedFiles } },
        plugins: [compileHint],
      },
    },
  },
  loader: {
    consumer: 'client',
    build: {
      outDir: join(work, 'prerenderer'),
      copyPublicDir: false,
      rolldownOptions: {
        input: inProject('client/src/loader.ts'),
        output: { format: 'iife', entryFileNames: 'loader.js' },
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
