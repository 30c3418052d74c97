import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite';
import { hashInputs, stampBuild } from '#server/launch/build.mjs';
import { inProject, root, run } from '#server/launch/child.mjs';
import { removeAbandonedBuilds, replaceFolder } from './build-folder.ts';
import { builtFolder, drawingsAt } from './drawings.ts';
import { environmentsIn } from './environments.ts';
import { explainAndExit } from './explain-failure.ts';
import type * as EvaluatedContent from './prerenderer/evaluated-content.ts';
import type * as SiteFiles from './prerenderer/site-files.ts';

/**
 * Builds the site in a new folder. The prerenderer comes first, because Node cannot import content and pages before they
 * are bundled. It checks and evaluates the content. The other bundles follow, and then the prerenderer writes the pages
 * and their files beside the browser's files. `dist` keeps the last good build until the new one is complete.
 *
 * @param evaluated is filled with the code that the other bundles take in place of a source file
 */
async function buildSite(builder: ViteBuilder, work: string, evaluated: Map<string, string>) {
  // Hash the sources before the build, so that a file that is saved meanwhile does not count as built.
  const inputs = hashInputs();
  removeAbandonedBuilds(root);
  // Runs however this process ends, except by kill -9.
  process.on('exit', () => rmSync(work, { recursive: true, force: true }));
  const bundle = (name: string) => builder.build(builder.environments[name] as BuildEnvironment);
  const prerenderer = join(work, 'prerenderer');
  const load = (file: string) => import(pathToFileURL(join(prerenderer, file)).href);

  await bundle('prerenderer');
  const { evaluateContent }: typeof EvaluatedContent = await load('evaluated-content.js');
  for (const [file, code] of await evaluateContent()) evaluated.set(inProject(file), code);
  for (const name of ['client', 'loader', 'server']) await bundle(name);
  const { writeSiteFiles }: typeof SiteFiles = await load('site-files.js');
  const warnings = await writeSiteFiles(join(work, 'public'), join(prerenderer, 'loader.js'));
  for (const warning of warnings) console.warn(`Warning: ${warning}`);

  await rm(prerenderer, { recursive: true });
  const migrations = 'server/database/migrations';
  await cp(inProject(migrations), join(work, 'server/migrations'), { recursive: true });
  stampBuild(work, inputs, warnings);
  // Flush the files first. After a power cut, no stamp may exist beside half a build.
  await run('sync', [], { quiet: true });
  await replaceFolder(inProject('dist'), work);
}

/** Makes `vite build` build the whole site. */
export function siteBuild(): Plugin {
  const work = inProject(`.build-${randomUUID()}`);
  const evaluated = new Map<string, string>();
  return {
    name: 'site-build',
    apply: 'build',
    enforce: 'pre',
    config: ({ logLevel = 'warn' }) => ({
      logLevel,
      // All environments share one instance of each plugin.
      builder: { sharedConfigBuild: true },
      environments: environmentsIn(work),
      // React has this hook itself. The package's own version costs visitors 0.3 kB.
      resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', ...drawingsAt(builtFolder()) },
    }),
    load: (id) => evaluated.get(id),
    buildApp: (builder) => buildSite(builder, work, evaluated).catch(explainAndExit),
  };
}
