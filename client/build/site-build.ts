import { readdirSync, rmSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildEnvironment, EnvironmentOptions, Plugin } from 'vite';
import { hashInputs, stampBuild } from '../../server/launch/build.mjs';
import { isRunning, run } from '../../server/launch/child.mjs';
import { importSource } from '../../server/launch/import-source.ts';
import type * as Finish from './finish.ts';
import { stopAt, stopAtFaults } from './owner-faults.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * What every page needs, and Home shares with others, travels as one file with all that it imports: it
 * packs 2 kB better than in two dozen, and arrives sooner.
 */
const everyPage =
  /client\/src\/(main|sections\/(service-grid|project-filter|photo-note)|content\/service-cards|ui\/(?!accordion|action|animated|back|count|dimension|field|keyed|tooltip))/;

/** What service pages share, and the band at the end of a page: most pages need none of it. */
const serviceParts =
  /client\/src\/(sections\/(service-|room|side|built)|ui\/(action|back|keyed)|content\/service-labels)/;

/**
 * The small parts that the other pages share travel as one file, too. Without the large ones of About:
 * once another page is made of them, every page would load them.
 */
const pageParts =
  /client\/src\/(sections\/(?!drawn-|journey|principles|process-)|ui|content\/(words|service-areas))\b|node_modules\/lucide-react\/dist\/esm\/icons\//;

/** What is built, into this folder: the browser's bundle, the loader, the prerenderer and the server. */
const environmentsIn = (work: string): Record<string, EnvironmentOptions> => ({
  client: {
    build: {
      outDir: join(work, 'public'),
      cssCodeSplit: false,
      rolldownOptions: {
        input: at('client/src/main.tsx'),
        // The loader calls what it exports.
        preserveEntrySignatures: 'exports-only',
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'every-page', test: everyPage },
              { name: 'service-parts', test: serviceParts, minShareCount: 2 },
              { name: 'page-parts', test: pageParts, minShareCount: 2 },
            ],
          },
        },
      },
    },
  },
  // Stands inline in every page.
  loader: {
    consumer: 'client',
    build: {
      write: false,
      rolldownOptions: { input: at('client/src/loader.ts'), output: { format: 'iife' } },
    },
  },
  prerender: {
    consumer: 'server',
    build: {
      outDir: join(work, 'prerender'),
      copyPublicDir: false,
      rolldownOptions: { input: at('client/src/prerender-entry.tsx') },
    },
  },
  server: {
    consumer: 'server',
    build: {
      outDir: join(work, 'server'),
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        // The site, and `npm run leads` for machines that have the build alone.
        input: { index: at('server/main.ts'), leads: at('server/staff/index.ts') },
        output: { chunkFileNames: '[name].js' },
      },
    },
  },
});

/** Removes what builds that were killed have left in a folder. */
export function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^\.build-(\d+)(-former)?$/.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isRunning(pid)))
      rmSync(join(folder, name), { recursive: true });
  }
}

/** Imported when they are needed: with wrong facts even these modules may fail. */
const finishing = () => importSource<typeof Finish>(at('client/build/finish.ts'));

/**
 * `vite build` builds the whole site: the environments above, and into the browser's bundle the pages
 * themselves and all that goes with them (`finish.ts`). It is made in a folder beside the target (`dist`,
 * or `--outDir`), where the last good build stays until the new one is whole.
 */
export function siteBuild(): Plugin {
  let target: string;
  let work: string;
  let loader: string;
  return {
    name: 'site-build',
    apply: 'build',
    config({ root = '.', build, logLevel = 'warn' }) {
      target = resolve(root, build?.outDir ?? 'dist');
      work = join(dirname(target), `.build-${process.pid}`);
      return {
        logLevel,
        // One instance of each plugin for all environments.
        builder: { sharedConfigBuild: true },
        environments: environmentsIn(work),
        // React has the hook itself, and nobody looks into the built site with its tools: 0.5 kB.
        resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
        define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      };
    },
    async buildApp(builder) {
      // Before: a file that is saved meanwhile must not look built.
      const inputs = hashInputs();
      await stopAtFaults();
      sweep(dirname(target));
      // Whatever ends this process but a kill.
      process.on('exit', () => rmSync(work, { recursive: true, force: true }));
      for (const name of ['loader', 'prerender', 'server', 'client'])
        await builder.build(builder.environments[name] as BuildEnvironment).catch(stopAt);
      await cp(at('server/database/migrations'), join(work, 'server/migrations'), {
        recursive: true,
      });
      await rm(join(work, 'prerender'), { recursive: true });
      const { finish } = await finishing();
      stampBuild(work, inputs, await finish(join(work, 'public')));
      // On the disk first: after a power cut, a stamp must not stand beside half a build.
      await run('sync', [], { quiet: true });
      await rename(target, `${work}-former`).catch(() => {});
      await rename(work, target);
      await rm(`${work}-former`, { recursive: true, force: true });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        if (this.environment.name === 'loader') loader = `${chunks[0]?.code.trim()}`;
        if (this.environment.name !== 'client') return;
        // Has Chromium compile each file whole, beside the main thread, while it arrives. Function by function
        // on first use it costs the main thread of Home 15 ms and that of Contact 40.
        for (const chunk of chunks) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        const { siteFiles } = await finishing();
        const entry = join(work, 'prerender/prerender-entry.js');
        // Thrown on, it would be told twice, among lines of the bundler.
        const files = await siteFiles(bundle, entry, loader).catch(stopAt);
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
