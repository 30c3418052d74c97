import { readdirSync, rmSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import { hashInputs, stampBuild } from '../../server/launch/build.mjs';
import { isRunning, run } from '../../server/launch/child.mjs';
import { importSource } from '../../server/launch/import-source.ts';
import type * as Check from '../../shared/company-check.ts';
import type * as Finish from './finish.ts';
import type * as ProjectCheck from './project-check.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * What every page needs, and Home shares with others, travels as one file: it packs 2 kB better than
 * in two dozen, and arrives sooner.
 */
const everyPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|wouter|use-sync-external-store)/',
    'node_modules/lucide-react/dist/esm/(?!icons/)',
    'client/src/(app|main|routes|frame/|head/apply|navigation/|notifications/)',
    'client/src/ui/(?!accordion|action|animated|back|count|dimension|field|keyed|tooltip)',
    'client/src/content/(navigation|page-unavailable|service-(cards|list))',
    'client/src/(sections|content)/(service-grid|project-filter|photo-note)',
    'shared/company',
  ].join('|'),
);

/** What service pages share, and the band at the end of a page: most pages need none of it. */
const serviceParts =
  /client\/src\/(sections\/(service-|room|side|built)|ui\/(action|back|keyed)|content\/service-pages)/;

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
      manifest: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: at('client/src/main.tsx'),
        // The loader calls what it exports.
        preserveEntrySignatures: 'exports-only',
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
        input: { index: at('server/index.ts'), leads: at('server/staff/index.ts') },
        output: { chunkFileNames: '[name].js' },
      },
    },
  },
});

function fail(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}

/** Removes what builds that were killed have left in a folder. */
export function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^\.build-(\d+)(-former)?$/.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isRunning(pid)))
      rmSync(join(folder, name), { recursive: true });
  }
}

/**
 * `vite build` builds the whole site: the environments above, then the steps in `finish.ts`. It is made
 * in a folder beside the target (`dist`, or `--outDir`), where the last good build stays until the new one
 * is whole.
 */
export function siteBuild(): Plugin {
  let target: string;
  let work: string;
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
      };
    },
    async buildApp(builder) {
      // Before: a file that is saved meanwhile must not look built.
      const inputs = hashInputs();
      const { factFaults } = await importSource<typeof Check>(at('shared/company-check.ts'));
      const { projectFaults } = await importSource<typeof ProjectCheck>(
        at('client/build/project-check.ts'),
      );
      const faults = [...factFaults(), ...projectFaults()];
      if (faults.length > 0) fail(faults.join('\n'));
      sweep(dirname(target));
      // Whatever ends this process but a kill.
      process.on('exit', () => rmSync(work, { recursive: true, force: true }));
      const build = async (name: string) => {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`there is no environment ${name}`);
        const result = await builder.build(environment);
        return [result].flat() as Rolldown.RolldownOutput[];
      };
      await build('client');
      const [loader] = (await build('loader')).flatMap(({ output }) => output);
      if (loader?.type !== 'chunk') throw new Error('the loader was not built');
      await build('prerender');
      await build('server');
      await cp(at('server/database/migrations'), join(work, 'server/migrations'), {
        recursive: true,
      });
      // Imported now: with wrong facts even its modules may fail.
      const { finish } = await importSource<typeof Finish>(at('client/build/finish.ts'));
      const warnings = await finish(work, loader.code.trim()).catch((error: Error) =>
        // By its name: the class was loaded twice, by Vite's configuration and by the import above.
        fail(error.name === 'OwnerError' ? error.message : error),
      );
      stampBuild(work, inputs, warnings);
      // On the disk first: after a power cut, a stamp must not stand beside half a build.
      await run('sync', [], { quiet: true });
      await rename(target, `${work}-former`).catch(() => {});
      await rename(work, target);
      await rm(`${work}-former`, { recursive: true, force: true });
    },
    // Has Chromium compile each file whole, beside the main thread, while it arrives. Function by function
    // on first use it costs the main thread of Home 15 ms and that of Contact 40.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
