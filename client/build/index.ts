// More than 150 lines: the steps of a build, in their order.
import './check-facts.ts';
import { rmSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { routes } from '#client/routes.tsx';
import { checkBudgets } from './budgets.ts';
import { contrastWarnings } from './contrast-warnings.ts';
import { writePhotos } from './photos.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { writePreviewImages } from './preview-images.ts';
import { writeSeoFiles } from './seo-files.ts';
import { nameWarnings, styleWarnings, wordWarnings } from './word-warnings.ts';

/*
 * `npm run build`: the browser's bundle, the loader that stands inline in every page, every route
 * as its own HTML file, and the server. All of it goes to dist/, or to the folder given; the last
 * good build stays until this one is whole.
 */
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const base: InlineConfig = { configFile: at('vite.config.ts'), logLevel: 'warn' };

const target = at(process.argv[2] ?? 'dist');
const work = at(`.build-${process.pid}`);
// After the last step there is nothing left to remove.
process.on('exit', () => rmSync(work, { recursive: true, force: true }));

/**
 * What every page needs, and Home shares with others, travels as one file: it packs 2 kB better than
 * in two dozen, and arrives sooner.
 */
const everyPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|wouter|use-sync-external-store)/',
    'client/src/(app|main|routes|frame/|head/apply|navigation/|notifications/(lazy|toast-store))',
    'client/src/ui/(?!accordion|action|animated|back|count|dimension|field|keyed|tooltip)',
    'client/src/content/(navigation|page-unavailable|service-(cards|list))',
    'client/src/(sections|content)/(service-grid|project-filter|photo-note)',
    'shared/company',
  ].join('|'),
);

/** What service pages share, and the band at the end of a page: most pages need none of it. */
const serviceParts =
  /client\/src\/(sections\/(service-|room|side|built)|ui\/(action|back|keyed)|content\/service-pages)/;

/** The small parts that the other pages share travel as one file, too. */
const pageParts =
  /client\/src\/(sections|ui|content\/(words|service-areas))\b|node_modules\/lucide-react\/dist\/esm\/icons\//;

/**
 * Has Chromium compile each file whole, beside the main thread, while it arrives. Function by function
 * on first use it costs the main thread of Home 15 ms and that of Contact 40.
 */
const compileEarly: Plugin = {
  name: 'compile-early',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

await build({
  ...base,
  plugins: [compileEarly],
  build: {
    outDir: `${work}/public`,
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
});

const loader = await build({
  ...base,
  publicDir: false,
  build: {
    write: false,
    manifest: false,
    rolldownOptions: {
      input: at('client/src/loader.ts'),
      output: { format: 'iife' },
    },
  },
});

await build({
  ...base,
  publicDir: false,
  build: {
    ssr: at('client/src/prerender-entry.tsx'),
    outDir: `${work}/prerender`,
    manifest: false,
    emitAssets: false,
  },
});

const chunk = [loader].flat().flatMap((result) => ('output' in result ? result.output : []))[0];
if (chunk?.type !== 'chunk') throw new Error('the loader was not built');
const pages = await prerender({
  site: `${work}/public`,
  entry: `${work}/prerender/prerender-entry.js`,
  template: at('client/index.html'),
  loader: chunk.code.trim(),
});
const warnings = [nameWarnings(), wordWarnings(pages), await styleWarnings(), contrastWarnings()];
for (const warning of warnings.flat()) console.warn(`Warning: ${warning}`);
await writePreviewImages(`${work}/public`, pages);
await writeSeoFiles(
  `${work}/public`,
  routes.map(({ path }) => path),
);
await writePhotos(`${work}/public`);
await precompress(`${work}/public`);
if (!process.argv[3]) await checkBudgets(`${work}/public`);

await build({
  ...base,
  root: at('.'),
  publicDir: false,
  plugins: [],
  build: {
    ssr: true,
    outDir: `${work}/server`,
    target: 'node20',
    manifest: false,
    rolldownOptions: {
      // The site, and `npm run leads` for machines that have the build alone.
      input: { index: at('server/index.ts'), leads: at('server/staff/index.ts') },
      output: { chunkFileNames: '[name].js' },
    },
  },
});
await cp(at('server/database/migrations'), `${work}/server/migrations`, { recursive: true });

await rm(`${work}/prerender`, { recursive: true });
await rm(`${work}/public/.vite`, { recursive: true });
await rm(target, { recursive: true, force: true });
await rename(work, target);
