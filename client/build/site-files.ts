import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claims } from '#client/content/claims.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';
import { routes } from '#client/routes.tsx';
import { adTags } from '#shared/company.ts';
import { tagHosts } from './ad-tag-policy.ts';
import { printBudgets } from './budgets.ts';
import { contents, incompleteTexts, textWarnings } from './content-texts.ts';
import { drawingFiles } from './drawings.ts';
import { faviconStyle, iconFiles } from './icon-files.ts';
import { OwnerError, warn, warnings } from './owner-messages.ts';
import { deadLinks, headingWarnings } from './page-checks.ts';
import { photoFiles } from './photos.ts';
import { precompress } from './precompress.ts';
import { type PrerenderedPage, prerender } from './prerender.ts';
import { previewImages } from './preview-images.ts';
import { searchFiles } from './search-files.ts';

/** Returns the source by which a Content-Security-Policy allows an inline script or style. */
const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Checks the texts of all content files. Without a withdrawn claim, an incomplete text is only a warning.
 *
 * @throws OwnerError naming each text that a withdrawn claim leaves incomplete
 */
function checkTexts(): void {
  const incomplete = incompleteTexts(contents);
  if (incomplete.length > 0 && Object.values(claims).includes(''))
    throw new OwnerError(incomplete.join('\n'));
  for (const warning of [...incomplete, ...textWarnings(contents)]) warn(warning);
}

/**
 * Warns of each page without a headline, and checks the links after all files of the site have been written.
 *
 * @throws OwnerError naming each page with a dead link
 */
function checkPages(pages: readonly PrerenderedPage[], site: string): void {
  for (const { path, html } of pages)
    for (const warning of headingWarnings(path, html)) warn(warning);
  // The server gives files the same addresses.
  const addresses = readdirSync(site, { recursive: true, encoding: 'utf8' }).map(
    (name) => encodeURI(`/${name}`).replace(/\/index\.html$/, '') || '/',
  );
  const faults = pages.flatMap(({ path, html }) => deadLinks(path, html, new Set(addresses)));
  if (faults.length > 0) throw new OwnerError([...new Set(faults)].join('\n'));
}

/**
 * Writes the rest of the site beside the browser's files: each route as HTML, pictures, files for search engines, and
 * compressed siblings. Then it weighs the site.
 *
 * @param site the folder of the browser's files, with Vite's manifest
 * @param loaderFile the inline code of each page
 * @returns the build's warnings, which are printed already
 * @throws OwnerError naming a withdrawn claim, a dead link or a photograph that ends the build
 */
export async function writeSiteFiles(site: string, loaderFile: string): Promise<string[]> {
  checkTexts();
  const loader = (await readFile(loaderFile, 'utf8')).trim();
  const { pages, inlineStyles } = await prerender(site, loader);
  // The server writes these hashes into the policy of each page.
  const hashes = {
    scripts: [loader].map(toSource),
    styles: [...inlineStyles, faviconStyle].map(toSource),
    // Without tags this is undefined, and JSON leaves it out.
    tagHosts: tagHosts(adTags),
  };
  const drawings = Object.entries(drawingFiles());
  const files = {
    ...Object.fromEntries(pages.map(({ file, html }) => [file, html])),
    ...Object.fromEntries(drawings.map(([name, svg]) => [`${drawingsFolder}/${name}`, svg])),
    ...(await previewImages(new Map(pages.map(({ path, page }) => [path, page])))),
    ...searchFiles(routes.map(({ path }) => path)),
    ...(await iconFiles()),
    ...(await photoFiles(pages.map(({ html }) => html))),
    '.inline-hashes.json': JSON.stringify(hashes),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), content);
  }
  checkPages(pages, site);
  await rm(join(site, '.vite'), { recursive: true });
  await precompress(site);
  for (const line of printBudgets(site)) warn(line);
  return [...warnings];
}
