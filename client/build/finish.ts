import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { routes } from '#client/routes.tsx';
import { checkBudgets } from './budgets.ts';
import { styleWarnings } from './house-style.ts';
import { writeInlineHashes } from './inline-hashes.ts';
import { nameWarnings, repetitionWarnings, wordWarnings } from './page-warnings.ts';
import { writePhotos } from './photos.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { writePreviewImages } from './preview-images.ts';
import { writeSeoFiles } from './seo-files.ts';
import { warn, warnings } from './warn.ts';

/**
 * What a build does once its bundles are there: every route as its own HTML file, pictures, files for
 * search engines, compressed siblings, budgets.
 *
 * @param work the folder with the bundles, in `public` and `prerender`, which is removed
 * @param loader the code that stands inline in every page
 * @returns the build's warnings, which it has printed
 * @throws OwnerError naming what ends the build: a dead link, a photograph, a page far over its budget
 */
export async function finish(work: string, loader: string): Promise<readonly string[]> {
  const site = `${work}/public`;
  const pages = await prerender({
    site,
    entry: `${work}/prerender/prerender-entry.js`,
    template: fileURLToPath(new URL('../index.html', import.meta.url)),
    loader,
  });
  const words = [
    nameWarnings(),
    wordWarnings(pages),
    repetitionWarnings(pages),
    await styleWarnings(),
  ];
  for (const warning of words.flat()) warn(warning);
  await writePreviewImages(site, pages);
  await writeSeoFiles(
    site,
    routes.map(({ path }) => path),
  );
  await writePhotos(site);
  await writeInlineHashes(site);
  await precompress(site);
  await checkBudgets(site);
  await rm(`${work}/prerender`, { recursive: true });
  await rm(`${site}/.vite`, { recursive: true });
  return warnings;
}
