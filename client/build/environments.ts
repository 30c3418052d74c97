import { join } from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { inProject } from '../../server/launch/child.mjs';

/**
 * Names the modules of client/src that every page needs or that Home shares. One file holds them with all their
 * imports. It is 2 kB smaller than two dozen files, and arrives sooner.
 */
export const everyPage = [
  'main.tsx',
  'content/service-cards.ts',
  'sections/photo-note.tsx',
  'sections/project-filter.tsx',
  'sections/service-grid.tsx',
  'ui/badge.tsx',
  'ui/button-link.tsx',
  'ui/call-button.tsx',
  'ui/drawing.tsx',
  'ui/drawing-image.tsx',
  'ui/drawn-or-built.tsx',
  'ui/error-boundary.tsx',
  'ui/links.ts',
  'ui/marks.tsx',
  'ui/photo-frame.tsx',
  'ui/phrase.tsx',
  'ui/price-bar.tsx',
  'ui/section.tsx',
  'ui/unbroken-ranges.tsx',
  'ui/walk-in.ts',
];

/** Names the small modules that the other pages share. */
export const pageParts = [
  'sections/papers.tsx',
  'sections/penalty.tsx',
  'ui/scale-bar.tsx',
  'ui/sheet-drawing.tsx',
];

/** Names the modules that service pages share. Contact needs none of them. */
export const serviceParts = [
  'content/service-labels.ts',
  'sections/room-hero.tsx',
  'sections/room-in-days.tsx',
  'sections/service-band.tsx',
  'sections/service-facts.tsx',
  'sections/service-intro.tsx',
  'sections/service-projects.tsx',
  'sections/service-sheet.tsx',
  'sections/service-steps.tsx',
  'sections/side-section.tsx',
  'ui/action.tsx',
  'ui/back-link.tsx',
  'ui/keyed-drawing.tsx',
];

/** Returns true if a module is one of these files of client/src. */
const isOneOf = (files: readonly string[], id: string) =>
  files.some((file) => id.endsWith(`/client/src/${file}`));

/** Returns the four builds of `vite build`: the browser's bundle, the loader, the prerenderer and the server. */
export const environmentsIn = (work: string): Record<string, EnvironmentOptions> => ({
  client: {
    build: {
      outDir: join(work, 'public'),
      rolldownOptions: {
        input: {
          main: inProject('client/src/main.tsx'),
          style: inProject('client/src/styles.css'),
          print: inProject('client/src/print.css'),
        },
        // The loader calls the app's exports.
        preserveEntrySignatures: 'exports-only',
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'every-page', test: (id) => isOneOf(everyPage, id) },
              { name: 'page-parts', test: (id) => isOneOf(pageParts, id), minShareCount: 2 },
              {
                name: 'service-parts',
                test: (id) => isOneOf(serviceParts, id),
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  },
  // This code is inline in every page.
  loader: {
    consumer: 'client',
    build: {
      write: false,
      rolldownOptions: { input: inProject('client/src/loader.ts'), output: { format: 'iife' } },
    },
  },
  prerender: {
    consumer: 'server',
    build: {
      outDir: join(work, 'prerender'),
      copyPublicDir: false,
      rolldownOptions: { input: inProject('client/src/prerender-entry.tsx') },
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
