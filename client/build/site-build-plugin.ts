import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite';
import { hashInputs, stampBuild } from '#server/launch/build.mjs';
import { inProject, root, run } from '#server/launch/child.mjs';
import { bundlesIn } from './bundles.ts';
import { checkTypes } from './check-types.ts';
import { builtDrawings, drawingsAt } from './drawings.ts';
import { replaceFolder } from './replace-folder.ts';
import { loadModule, openModuleServer } from './site-modules.ts';

const makeBundle = (builder: ViteBuilder, name: string) =>
  builder.build(builder.environments[name] as BuildEnvironment);

/** Makes `vite build` build the whole site in a new folder. `dist` keeps the last good build until it is complete. */
export function siteBuild(): Plugin {
  const newDist = inProject(`.build-${randomUUID()}`);
  /** The files of the built drawings by name. */
  let drawings: Readonly<Record<string, string>> = {};
  /** The code that all bundles take in place of content files. */
  let evaluated = new Map<string, string>();
  const buildSite = async (builder: ViteBuilder) => {
    // Hash the sources before the build, so that a file that is saved meanwhile does not count as built.
    const sourceHash = hashInputs();
    process.on('exit', () => rmSync(newDist, { recursive: true, force: true }));
    // Without these handlers, a signal ends the process before `exit`.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => process.exit(1));
    await checkTypes();
    const server = await openModuleServer(builder.config);
    try {
      const { evaluateContent } = await loadModule(server, 'evaluated-content');
      evaluated = evaluateContent();
      await makeBundle(builder, 'client');
      await makeBundle(builder, 'server');
      const loader = (await makeBundle(builder, 'loader')) as Rolldown.RolldownOutput;
      const { writeSite } = await loadModule(server, 'write-site');
      const loaderCode = loader.output[0].code.trim();
      const warnings = await writeSite(join(newDist, 'public'), loaderCode, drawings);
      for (const warning of warnings) console.warn(`Warning: ${warning}`);
    } finally {
      await server.close();
    }
    const migrations = 'server/database/migrations';
    await cp(inProject(migrations), join(newDist, 'server/migrations'), { recursive: true });
    stampBuild(newDist, sourceHash);
    // Flush the files first. After a power cut, no stamp may exist beside half a build.
    await run('sync', []);
    await replaceFolder(inProject('dist'), newDist);
  };
  return {
    name: 'site-build',
    apply: 'build',
    enforce: 'pre',
    config: ({ logLevel = 'warn' }) => {
      const { address, files } = builtDrawings();
      drawings = files;
      return {
        logLevel,
        // All environments share one instance of each plugin.
        builder: { sharedConfigBuild: true },
        environments: bundlesIn(newDist),
        // React has this hook itself. The package's own version costs visitors 0.3 kB.
        resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
        define: drawingsAt(address),
      };
    },
    load: (id) => evaluated.get(relative(root, id)),
    buildApp: buildSite,
  };
}
