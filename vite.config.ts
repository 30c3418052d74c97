import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { devPages } from './client/build/dev-pages.ts';
import { drawings } from './client/build/drawings-plugin.ts';
import { evaluatedContent } from './client/build/evaluated-content-plugin.ts';
import { lucideIcons } from './client/build/lucide-icons-plugin.ts';
import { unbrokenUnits } from './client/build/unbroken-units-plugin.ts';

const projectFolder = import.meta.dirname;

/** Milliseconds for a test, and for what it waits for; a slow machine must not fail one. */
const onABusyMachine = { test: 60_000, wait: 20_000 };

/**
 * The site's client. `npm run build` (client/build/index.ts) runs this configuration for the browser,
 * for the prerenderer and for the server's bundle.
 */
export default defineConfig({
  root: 'client',
  cacheDir: '../node_modules/.vite',
  plugins: [
    react(),
    tailwindcss(),
    drawings(),
    evaluatedContent(),
    unbrokenUnits(),
    lucideIcons(),
    devPages(),
  ],
  build: {
    outDir: '../dist/public',
    emptyOutDir: true,
    manifest: true,
    // Browsers of about the last three years.
    target: ['chrome119', 'firefox119', 'safari17', 'edge119'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    // No test changes a module for others: loading all of them anew for each file took half the time.
    isolate: false,
    expect: { poll: { timeout: onABusyMachine.wait } },
    projects: [
      {
        extends: true,
        root: projectFolder,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          testTimeout: onABusyMachine.test,
        },
      },
      {
        extends: true,
        root: projectFolder,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/support/component-setup.ts'],
          testTimeout: onABusyMachine.test,
        },
      },
      {
        extends: true,
        root: projectFolder,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-global-setup.ts'],
          testTimeout: onABusyMachine.test,
          hookTimeout: 60_000,
          maxWorkers: 4,
        },
      },
    ],
  },
});
