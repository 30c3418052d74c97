import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { routes } from '#client/routes.tsx';
import { checkBudgets } from './budgets.ts';
import { styleWarnings } from './house-style.ts';
import { nameWarnings, repetitionWarnings, wordWarnings } from './page-warnings.ts';
import { writePhotos } from './photos.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { writePreviewImages } from './preview-images.ts';
import { faviconStyle, writeSeoFiles } from './seo-files.ts';
import { warn, warnings } from './warn.ts';

/** The source by which a Content-Security-Policy allows an inline script or style. */
const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
  const { pages, css } = await prerender({
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
  // For the server, which names them in the policy of every page: all that stands inline.
  const hashes = { scripts: [loader].map(toSource), styles: [css, faviconStyle].map(toSource) };
  await writeFile(`${site}/.inline-hashes.json`, JSON.stringify(hashes));
  await precompress(site);
  await checkBudgets(site);
  await rm(`${work}/prerender`, { recursive: true });
  await rm(`${site}/.vite`, { recursive: true });
  return warnings;
}
