import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite';
import { hashInputs, stampBuild } from '#server/launch/build.mjs';
import { inProject, root, run } from '#server/launch/child.mjs';
import { removeAbandonedBuilds, replaceFolder } from './build-folder.ts';
import { builtFolder, drawingsAt } from './drawings.ts';
import { environmentsIn } from './environments.ts';
import { checkTypes } from './owner-error.ts';
import type * as EvaluatedContent from './prerenderer/evaluated-content.ts';
import type * as Output from './prerenderer/output.ts';

const bundle = (builder: ViteBuilder, name: string) =>
  builder.build(builder.environments[name] as BuildEnvironment);

/** Imports a module of the bundled prerenderer. */
const load = (prerenderer: string, file: string) =>
  import(pathToFileURL(join(prerenderer, file)).href);

/**
 * Bundles the prerenderer, and then checks and evaluates the content with it. Node cannot import content and pages before
 * they are bundled.
 *
 * @returns by file the code that the other bundles take in its place
 */
async function evaluate(builder: ViteBuilder, prerenderer: string): Promise<Map<string, string>> {
  await bundle(builder, 'prerenderer');
  const content: typeof EvaluatedContent = await load(prerenderer, 'evaluated-content.js');
  return content.evaluateContent();
}

/** Bundles the browser's files and the server, and writes the pages and their files beside them. @returns warnings */
async function writeSite(builder: ViteBuilder, work: string, prerenderer: string) {
  for (const name of ['client', 'loader', 'server']) await bundle(builder, name);
  const { writeOutput }: typeof Output = await load(prerenderer, 'output.js');
  const warnings = await writeOutput(join(work, 'public'), join(prerenderer, 'loader.js'));
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  await rm(prerenderer, { recursive: true });
  const migrations = 'server/database/migrations';
  await cp(inProject(migrations), join(work, 'server/migrations'), { recursive: true });
  return warnings;
}

/** Makes `vite build` build the whole site in a new folder. `dist` keeps the last good build until it is complete. */
export function siteBuild(): Plugin {
  const work = inProject(`.build-${randomUUID()}`);
  let evaluated = new Map<string, string>();
  const build = async (builder: ViteBuilder) => {
    // Hash the sources before the build, so that a file that is saved meanwhile does not count as built.
    const inputs = hashInputs();
    removeAbandonedBuilds(root);
    // Runs however this process ends, except by kill -9.
    process.on('exit', () => rmSync(work, { recursive: true, force: true }));
    await checkTypes();
    const prerenderer = join(work, 'prerenderer');
    evaluated = await evaluate(builder, prerenderer);
    const warnings = await writeSite(builder, work, prerenderer);
    stampBuild(work, inputs, warnings);
    // Flush the files first. After a power cut, no stamp may exist beside half a build.
    await run('sync', [], { quiet: true });
    await replaceFolder(inProject('dist'), work);
  };
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
    load: (id) => evaluated.get(relative(root, id)),
    buildApp: build,
  };
}
