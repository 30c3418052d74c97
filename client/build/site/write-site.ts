import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { showsStock } from '#client/content/photo-labels.ts';
import { stockHost } from '#client/content/photo-url.ts';
import { routes } from '#client/routes.tsx';
import { inProject } from '#server/launch/child.mjs';
import { adTags } from '#shared/company.ts';
import { tagHosts, tagWarnings } from './ad-tag-policy.ts';
import { contentExports } from './content-exports.ts';
import { makeHtmlPages } from './html-pages.ts';
import { faviconStyle, iconFiles } from './icon-files.ts';
import { checkLinks } from './link-checks.ts';
import { photoFiles } from './photos.ts';
import { precompress } from './precompress.ts';
import { previewImages } from './preview-images.ts';
import { searchFiles } from './search-files.ts';
import { textWarnings } from './text-checks.ts';

/** Returns the source by which a Content-Security-Policy allows an inline script or style. */
const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes the rest of the site beside the browser's files: each route as HTML, pictures, files for search engines, and
 * compressed siblings.
 *
 * @param publicFolder the folder of the browser's files, with Vite's manifest
 * @param loader the inline code of each page
 * @param drawings the files of drawings by name
 * @returns the build's warnings
 * @throws OwnerError naming a dead link or a wrong photograph
 */
export async function writeSite(
  publicFolder: string,
  loader: string,
  drawings: Readonly<Record<string, string>>,
): Promise<string[]> {
  const template = await readFile(inProject('client/index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(
    await readFile(join(publicFolder, '.vite/manifest.json'), 'utf8'),
  );
  const pages = await makeHtmlPages(publicFolder, manifest, template, loader);
  checkLinks(publicFolder, pages);
  const pagesByPath = new Map(pages.map(({ route, page }) => [route.path, page]));
  const previews = await previewImages(pagesByPath);
  const photos = await photoFiles(new Set(pages.flatMap((page) => page.photos)));
  const styles = new Set([...pages.flatMap(({ inlineStyles }) => inlineStyles), faviconStyle]);
  // The server writes these into the policy of each page.
  const policySources = {
    scripts: [toSource(loader)],
    styles: [...styles].map(toSource),
    // JSON leaves out what is undefined: the host without stock photographs, and those of tags without tags.
    photoHost: showsStock ? stockHost : undefined,
    tagHosts: tagHosts(adTags),
  };
  const files: Record<string, string | Buffer> = {
    ...Object.fromEntries(pages.map(({ file, html }) => [file, html])),
    ...drawings,
    ...previews,
    ...searchFiles(routes.map(({ path }) => path)),
    ...photos.files,
    '.policy-sources.json': JSON.stringify(policySources),
  };
  for (const [name, make] of Object.entries(iconFiles)) files[name] = make();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(publicFolder, name)), { recursive: true });
    await writeFile(join(publicFolder, name), content);
  }
  // Each page contains the stylesheet of all pages, and nothing else reads the manifest.
  for (const name of [`${manifest['src/styles.css']?.file}`, '.vite'])
    await rm(join(publicFolder, name), { recursive: true });
  await precompress(publicFolder);
  const warnings = [...textWarnings(contentExports), ...tagWarnings(template), ...photos.warnings];
  return [...new Set(warnings)];
}
