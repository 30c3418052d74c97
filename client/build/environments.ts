import { join } from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { inProject } from '../../server/launch/child.mjs';
import { sharedFiles } from './shared-files.ts';

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
        output: { codeSplitting: { groups: sharedFiles } },
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
