import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { devFolder, drawingsAt } from './client/build/drawings.ts';

/** Milliseconds for a test and for each wait in it. They are long, because a slow machine must not fail a test. */
const onABusyMachine = { test: 180_000, wait: 60_000 };

/** npx vitest run names none, and npm test names those that it wants. */
const isNamingProjects = process.argv.some((word) => word.startsWith('--project'));

/** Starts the owner's edits first, because they build the site. Vitest itself goes by the names of projects. */
class OwnerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isOwner = ({ project }: TestSpecification) => Number(project.name === 'owner');
    return (await super.sort(files)).sort((a, b) => isOwner(b) - isOwner(a));
  }
}

/** Runs the tests. Each project has the tests in the folder of its name. */
export default defineConfig({
  plugins: [react()],
  define: drawingsAt(devFolder),
  test: {
    // No test changes a module for others. Loading all modules again for each file took half of the time.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: OwnerFirst },
    expect: { poll: { timeout: onABusyMachine.wait } },
    projects: [
      project('unit'),
      project('component', {
        environment: 'jsdom',
        include: ['tests/component/**/*.test.tsx'],
        setupFiles: ['tests/support/component-setup.ts'],
      }),
      // These tests mostly wait.
      project('integration', {
        globalSetup: ['tests/support/postgres-global-setup.ts'],
        maxWorkers: 4,
        sequence: { groupOrder: 1 },
      }),
      project('owner', { testTimeout: 3_600_000, maxWorkers: 4, sequence: { groupOrder: 1 } }),
      ...(isNamingProjects ? slowProjects() : []),
    ],
  },
});

/** Returns the projects that run only when --project names them. */
function slowProjects() {
  return [
    // These tests take minutes of processor time and rarely fail. Some need the programs of usual hosts:
    // apt-get install pgbouncer nginx-light caddy postgresql
    project('weekly', {
      globalSetup: ['tests/support/postgres-global-setup.ts'],
      testTimeout: 3_600_000,
      maxWorkers: 4,
      sequence: { groupOrder: 1 },
    }),
    // These tests break a running site (npm run torture). They measure times, so they run alone and in turn.
    project('torture', {
      globalSetup: ['tests/torture/build-site.ts'],
      testTimeout: 3_600_000,
      maxWorkers: 1,
      sequence: { groupOrder: 2 },
    }),
  ];
}

/** Returns a project with the common settings and its own. */
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
