import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { inlineDrawing } from '#build/drawings.ts';
import { warn } from '#build/owner-messages.ts';
import { fillTemplate } from '#build/page-template.ts';
import type { Page } from '#client/page.ts';
import { readInlineMarkupWith, render } from '#client/prerender-entry.tsx';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { inProject } from '#server/launch/child.mjs';
import { tagWarnings } from './ad-tag-policy.ts';
import { themeColor } from './icon-files.ts';
import { pageFiles } from './page-files.ts';

/** A page of the site as HTML. Contact has two: one confirms a form that was sent without JavaScript. */
export interface PrerenderedPage {
  readonly path: string;
  readonly file: string;
  readonly page: Page;
  readonly html: string;
}

/**
 * Renders each row of the route table to an HTML file, and all other paths to 404.html. A file has the
 * page's whole content and head. Stylesheets and loader are inline, and the fonts are preloaded. Only the rules
 * of print.css are in a file.
 *
 * @param site the folder of the browser's files. The stylesheet of all pages is removed, because each page contains it
 * @param loader the code of the inline loader
 * @returns the pages and the inline stylesheets
 */
export async function prerender(site: string, loader: string) {
  readInlineMarkupWith(inlineDrawing);
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const builtFile = (source: string) => {
    const { file } = manifest[source] ?? {};
    if (file) return file;
    throw new Error(
      `The browser's files lack client/${source}, which client/build/prerenderer/prerender.ts names.`,
    );
  };
  // A licence notice would be part of each page.
  const readStyle = async (file: string) =>
    (await readFile(join(site, file), 'utf8')).replace(/^\/\*!.*?\*\/\s*/s, '').trim();
  const css = await readStyle(builtFile('src/styles.css'));
  await rm(join(site, builtFile('src/styles.css')));
  const preload = (font: string) =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${builtFile(`src/fonts/${font}`)}">`;

  const template = await readFile(inProject('client/index.html'), 'utf8');
  for (const warning of tagWarnings(template)) warn(warning);
  const inlineStyles = new Set([css]);
  const renderPage = async (
    path: string,
    file = join(path, 'index.html').slice(1),
    search = '',
  ): Promise<PrerenderedPage> => {
    const { page, head, body } = await render(path, search);
    const files = pageFiles(manifest, path);
    const styles = [css, ...(await Promise.all(files.styles.map(readStyle)))];
    for (const style of styles) inlineStyles.add(style);
    const inHead = [
      // The text's fonts arrive in time without a preload, and their fallback has the same width.
      preload('anek-latin-600.woff2'),
      body.includes('₹') ? preload('anek-latin-600-rupee.woff2') : '',
      head,
      themeColor,
      ...styles.map((style) => `<style>${style}</style>`),
      // After a click on a link Vite fetches the styles of the next page. The link tells it that this page has them.
      ...files.styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
      `<link rel="stylesheet" media="print,(forced-colors:active)" href="/${builtFile('src/print.css')}">`,
    ].join('\n    ');
    const forQuery = search ? ` data-search="${search}"` : '';
    const start = `<script data-app="/${files.scripts.join(' /')}"${forQuery}>${loader}</script>`;
    const html = fillTemplate(template, { loader: start, head: inHead, page: body });
    return { path, file, page, html };
  };

  const pages = [
    ...(await Promise.all(routes.map(({ path }) => renderPage(path)))),
    // The server sends this page after a form was sent without JavaScript.
    await renderPage('/contact', 'contact-sent.html', '?sent'),
    await renderPage(notFoundRoute.path, '404.html'),
  ];
  return { pages, inlineStyles: [...inlineStyles] };
}
