import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { routes } from '#client/routes.tsx';
import { checkBudgets } from './budgets.ts';
import { contentWarnings, readContents } from './content-warnings.ts';
import { photoFiles } from './photos.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { previewImages } from './preview-images.ts';
import { faviconStyle, seoFiles } from './seo-files.ts';
import { warn, warnings } from './warn.ts';

/** The source by which a Content-Security-Policy allows an inline script or style. */
const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What the site has beside its bundle, by file names: every route as HTML, pictures, files for search engines.
 *
 * @param entry the built prerender-entry.js
 * @param loader the code that stands inline in every page
 * @throws OwnerError naming what ends the build: a dead link, a photograph
 */
export async function siteFiles(bundle: Rolldown.OutputBundle, entry: string, loader: string) {
  const { html, pages, css } = await prerender(bundle, entry, loader);
  for (const warning of contentWarnings(await readContents())) warn(warning);
  // For the server, which names them in the policy of every page: all that stands inline.
  const hashes = { scripts: [loader].map(toSource), styles: [css, faviconStyle].map(toSource) };
  return {
    ...html,
    ...(await previewImages(pages)),
    ...(await seoFiles(routes.map(({ path }) => path))),
    ...(await photoFiles(html)),
    '.inline-hashes.json': JSON.stringify(hashes),
  };
}

/**
 * Gives a written site its compressed siblings, and weighs it.
 *
 * @returns the build's warnings, which it has printed
 * @throws Error naming a page far over its budget
 */
export async function finish(site: string): Promise<readonly string[]> {
  await precompress(site);
  await checkBudgets(site);
  return warnings;
}
