import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { claims } from '#client/content/claims.ts';
import { routes } from '#client/routes.tsx';
import { adTags } from '#shared/company.ts';
import { tagHosts } from './ad-tag-policy.ts';
import { printBudgets } from './budgets.ts';
import { incompleteTexts, readContents, textWarnings } from './content-texts.ts';
import { OwnerError, warn, warnings } from './owner-messages.ts';
import { photoFiles } from './photos.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { previewImages } from './preview-images.ts';
import { faviconStyle, seoFiles } from './seo-files.ts';

/** Returns the source by which a Content-Security-Policy allows an inline script or style. */
const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Checks the texts of all content files. Without a withdrawn claim, an incomplete text is only a warning.
 *
 * @throws OwnerError naming each text that a withdrawn claim leaves incomplete
 */
async function checkTexts(): Promise<void> {
  const contents = await readContents();
  const incomplete = incompleteTexts(contents);
  if (incomplete.length > 0 && Object.values(claims).includes(''))
    throw new OwnerError(incomplete.join('\n'));
  for (const warning of [...incomplete, ...textWarnings(contents)]) warn(warning);
}

/**
 * Returns the site's files beside its bundle, by name: each route as HTML, pictures, files for search engines.
 *
 * @param entry the built prerender-entry.js
 * @param loader the inline code of each page
 * @throws OwnerError naming a withdrawn claim, a dead link or a photograph that ends the build
 */
export async function siteFiles(bundle: Rolldown.OutputBundle, entry: string, loader: string) {
  await checkTexts();
  const { html, pages, inlineStyles } = await prerender(bundle, entry, loader);
  // The server writes these hashes into the policy of each page.
  const hashes = {
    scripts: [loader].map(toSource),
    styles: [...inlineStyles, faviconStyle].map(toSource),
    // Without tags this is undefined, and JSON leaves it out.
    tagHosts: tagHosts(adTags),
  };
  return {
    ...html,
    ...(await previewImages(pages)),
    ...(await seoFiles(routes.map(({ path }) => path))),
    ...(await photoFiles(html)),
    '.inline-hashes.json': JSON.stringify(hashes),
  };
}

/**
 * Adds compressed siblings to a written site, weighs the site, and warns of each part that is over its budget.
 *
 * @returns the build's warnings, which are printed already
 */
export async function compressAndWeigh(site: string): Promise<readonly string[]> {
  await precompress(site);
  for (const line of await printBudgets(site)) warn(line);
  return warnings;
}
