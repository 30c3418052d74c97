import { join } from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { inProject } from '#server/launch/child.mjs';
import { codeSplitting } from './code-splitting.ts';
import { compileHint } from './compile-hint.ts';

/**
 * Returns the three bundles of `vite build`: the browser's files, the loader that is inline in each page, and the
 * server.
 *
 * @param newDist the new folder of this build
 */
export const bundlesIn = (newDist: string): Record<string, EnvironmentOptions> => ({
  client: {
    build: {
      outDir: join(newDist, 'public'),
      manifest: true,
      rolldownOptions: {
        input: ['main.tsx', 'styles.css', 'print.css'].map((file) =>
          inProject(`client/src/${file}`),
        ),
        // The loader calls the app's exports, and pages import the modules that the app's file holds.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting },
        plugins: [compileHint],
      },
    },
  },
  loader: {
    consumer: 'client',
    build: {
      write: false,
      rolldownOptions: {
        input: inProject('client/src/loader.ts'),
        output: { format: 'iife' },
      },
    },
  },
  server: {
    consumer: 'server',
    build: {
      outDir: join(newDist, 'server'),
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
