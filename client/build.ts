import { cp, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { checkBudgets } from './budgets.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';

/*
 * `npm run build`: the browser's bundle, the loader that stands inline in every page, every route
 * as its own HTML file, and the server. All of it goes to dist/, or to the folder given; the last
 * good build stays until this one is whole.
 */
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const base: InlineConfig = { configFile: at('vite.config.ts'), logLevel: 'warn' };

const target = at(process.argv[2] ?? 'dist');
const work = at(`.build-${process.pid}`);

await build({
  ...base,
  build: { outDir: `${work}/public`, rolldownOptions: { input: at('client/src/main.tsx') } },
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
await prerender({
  site: `${work}/public`,
  entry: `${work}/prerender/prerender-entry.js`,
  template: at('client/index.html'),
  loader: chunk.code.trim(),
});
await precompress(`${work}/public`);
await checkBudgets(`${work}/public`);

await build({
  ...base,
  root: at('.'),
  publicDir: false,
  plugins: [],
  build: {
    ssr: at('server/index.ts'),
    outDir: `${work}/server`,
    target: 'node20',
    manifest: false,
  },
});
await cp(at('server/migrations'), `${work}/server/migrations`, { recursive: true });

await rm(`${work}/prerender`, { recursive: true });
await rm(target, { recursive: true, force: true });
await rename(work, target);
