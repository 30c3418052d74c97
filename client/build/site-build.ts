import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BuildEnvironment, Plugin } from 'vite';
import { hashInputs, stampBuild } from '../../server/launch/build.mjs';
import { inProject, run } from '../../server/launch/child.mjs';
import { importSource } from '../../server/launch/import-source.ts';
import { environmentsIn } from './environments.ts';
import { exitIfFaulty, explainAndExit } from './owner-faults.ts';
import type * as SiteFiles from './site-files.ts';

/** A build takes minutes, so an older folder belongs to none that runs. */
const abandonedMs = 3_600_000;

/** Removes the folders that killed builds have left. */
export function removeAbandonedBuilds(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => /^\.build-[\da-f-]{36}/.test(name))) {
    const path = join(folder, name);
    // Another build may be removing it as well.
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed < Date.now() - abandonedMs) rmSync(path, { recursive: true, force: true });
  }
}

/** Imports the last steps when they are needed, because wrong facts may make even these modules fail. */
const loadSiteFiles = () => importSource<typeof SiteFiles>(inProject('client/build/site-files.ts'));

/**
 * Makes `vite build` build the whole site: the environments above, then the pages and their files (`site-files.ts`) into
 * the browser's bundle. The build is made in a folder beside the target (`dist`, or `--outDir`). The target keeps the
 * last good build until the new one is complete.
 */
export function siteBuild(): Plugin {
  let target: string;
  let work: string;
  let loaderCode: string;
  return {
    name: 'site-build',
    apply: 'build',
    config({ root = '.', build, logLevel = 'warn' }) {
      target = resolve(root, build?.outDir ?? 'dist');
      work = join(dirname(target), `.build-${randomUUID()}`);
      return {
        logLevel,
        // All environments share one instance of each plugin.
        builder: { sharedConfigBuild: true },
        environments: environmentsIn(work),
        // React has this hook itself. The package's own version costs visitors 0.5 kB.
        resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
        define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      };
    },
    async buildApp(builder) {
      // Hash the sources before the build, so that a file that is saved meanwhile does not count as built.
      const inputs = hashInputs();
      await exitIfFaulty();
      removeAbandonedBuilds(dirname(target));
      // Runs however this process ends, except by kill -9.
      process.on('exit', () => rmSync(work, { recursive: true, force: true }));
      for (const name of ['loader', 'prerender', 'server', 'client'])
        await builder.build(builder.environments[name] as BuildEnvironment).catch(explainAndExit);
      await cp(inProject('server/database/migrations'), join(work, 'server/migrations'), {
        recursive: true,
      });
      await rm(join(work, 'prerender'), { recursive: true });
      const { compressAndWeigh } = await loadSiteFiles();
      stampBuild(work, inputs, await compressAndWeigh(join(work, 'public')));
      // Flush the files first. After a power cut, no stamp may exist beside half a build.
      await run('sync', [], { quiet: true });
      await rename(target, `${work}-former`).catch(() => {});
      await rename(work, target);
      await rm(`${work}-former`, { recursive: true, force: true });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        if (this.environment.name === 'loader') loaderCode = `${chunks[0]?.code.trim()}`;
        if (this.environment.name !== 'client') return;
        // Makes Chromium compile each file as a whole while it arrives, outside the main thread. Compiling each
        // function on first use costs Home's main thread 15 ms and Contact's 40 ms.
        for (const chunk of chunks) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        const { siteFiles } = await loadSiteFiles();
        const entry = join(work, 'prerender/prerender-entry.js');
        // If this threw, the bundler would print the message twice among its own lines.
        const files = await siteFiles(bundle, entry, loaderCode).catch(explainAndExit);
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
