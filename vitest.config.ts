import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { drawings } from './client/build/drawings-plugin.ts';

/** Milliseconds for a test, and for what it waits for; a slow machine must not fail one. */
const onABusyMachine = { test: 180_000, wait: 60_000 };

/** `vitest`: each project is the tests in a folder of its name. */
export default defineConfig({
  plugins: [react(), drawings()],
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
      // The programs of usual hosts, as far as they are installed: apt-get install pgbouncer nginx-light
      project('hosts', {
        globalSetup: ['tests/support/postgres-global-setup.ts'],
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});

/** What all projects have in common, and what one has of its own. */
function project(name: string, own: TestProjectInlineConfiguration['test'] = {}) {
  const test = {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: onABusyMachine.test,
    hookTimeout: onABusyMachine.test,
    ...own,
  };
  return { extends: true as const, test };
}
