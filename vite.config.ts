import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { devPages } from './client/build/dev-pages.ts';
import { drawings } from './client/build/drawings-plugin.ts';
import { evaluatedContent } from './client/build/evaluated-content-plugin.ts';
import { siteBuild } from './client/build/site-build.ts';
import { devSite } from './server/launch/dev-site.ts';

const projectFolder = import.meta.dirname;
const inProject = (folder: string) => resolve(projectFolder, folder);

/** Milliseconds for a test, and for what it waits for; a slow machine must not fail one. */
const onABusyMachine = { test: 180_000, wait: 60_000 };

/** `vite build` builds the whole site (client/build/site-build.ts). */
export default defineConfig({
  root: 'client',
  cacheDir: '../node_modules/.vite',
  plugins: [
    react(),
    tailwindcss(),
    drawings(),
    evaluatedContent(),
    siteBuild(),
    devPages(),
    devSite(),
  ],
  server: {
    // By `/@fs/` Vite serves any file of these folders: never the leads, backups or settings beside them.
    fs: {
      allow: ['client', 'shared', realpathSync(`${projectFolder}/node_modules`)].map(inProject),
    },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Browsers of about the last three years.
    target: ['chrome119', 'firefox119', 'safari17', 'edge119'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    // No test changes a module for others: loading all of them anew for each file took half the time.
    isolate: false,
    maxWorkers: '100%',
    expect: { poll: { timeout: onABusyMachine.wait } },
    projects: [
      project('unit'),
      project('component', {
        environment: 'jsdom',
        include: ['tests/component/**/*.test.tsx'],
        setupFiles: ['tests/support/component-setup.ts'],
      }),
      // Most of what these do is waiting.
      project('integration', {
        globalSetup: ['tests/support/postgres-global-setup.ts'],
        maxWorkers: 4,
        sequence: { groupOrder: 1 },
      }),
      project('owner', { testTimeout: 3_600_000, maxWorkers: 4, sequence: { groupOrder: 1 } }),
      // What takes minutes of processor time, and hardly ever breaks.
      project('weekly', {
        globalSetup: ['tests/support/postgres-global-setup.ts'],
        testTimeout: 3_600_000,
        maxWorkers: 4,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});

/** The tests in a folder of this name; what all have in common, and what they have of their own. */
function project(name: string, own: TestProjectInlineConfiguration['test'] = {}) {
  const test = {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: onABusyMachine.test,
    hookTimeout: onABusyMachine.test,
    ...own,
  };
  return { extends: true as const, root: projectFolder, test };
}
