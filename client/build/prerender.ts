import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Page } from '#client/page.ts';
import { readInlineMarkupWith, render } from '#client/prerender-entry.tsx';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { inProject } from '../../server/launch/child.mjs';
import { tagWarnings } from './ad-tag-policy.ts';
import { inlineDrawing } from './drawings.ts';
import { themeColor } from './icon-files.ts';
import { OwnerError, warn } from './owner-messages.ts';
import { contentFile, pageFiles } from './page-files.ts';

/** Returns one sentence for each link of a page that leads to no page, with the file to change. */
export function deadLinks(path: string, body: string, paths: ReadonlySet<string>): string[] {
  const links = [...body.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, link = '']) => link);
  return [...new Set(links)]
    .filter((link) => !paths.has(link))
    .map(
      (link) =>
        `${path} links to ${link}, which is not a page: change the link in ${contentFile(path)}, or give the page its row back.`,
    );
}

/** Returns a warning if a page has no headline. */
export const headingWarnings = (path: string, body: string): string[] =>
  /<h1[ >]/.test(body) ? [] : [`${contentFile(path)}: the page has no h1, which PageHero gives it`];

/** Puts a page into client/index.html. Each replacement is a function, which keeps every `$` as it is. */
const fillTemplate = (template: string, script: string, head: string, body: string): string =>
  template
    .replace(/<script type="module"[^>]*><\/script>/, () => script)
    .replace('<!--head-->', () => head)
    // The Content-Security-Policy forbids style attributes. The app sets them by script.
    .replace('<!--page-->', () => body.replaceAll(/ (?:style|xmlns)="[^"]*"/g, ''));

/**
 * Renders each row of the route table to an HTML file, and all other paths to 404.html. A file has the
 * page's whole content and head. Stylesheets and loader are inline, and the fonts are preloaded. Only the rules
 * of print.css are in a file.
 *
 * @param site the folder of the browser's files. The stylesheet of all pages is removed, because each page contains it
 * @param loader the code of the inline loader
 * @returns the HTML files by name, the pages by path, and the inline stylesheets
 * @throws OwnerError naming every page with a dead link
 */
export async function prerender(site: string, loader: string) {
  readInlineMarkupWith(inlineDrawing);
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const builtFile = (source: string) => {
    const { file } = manifest[source] ?? {};
    if (file) return file;
    throw new Error(
      `The browser's files lack client/${source}, which client/build/prerender.ts names.`,
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
  const paths = new Set(routes.map(({ path }) => path));
  const pages = new Map<string, Page>();
  const html: Record<string, string> = {};
  const faults: string[] = [];
  const renderFile = async (path: string, file: string, search?: string) => {
    const { page, head, body } = await render(path, search);
    pages.set(path, page);
    faults.push(...deadLinks(path, body, paths));
    for (const warning of headingWarnings(path, body)) warn(warning);
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
    const script = `<script data-app="/${files.scripts.join(' /')}"${forQuery}>${loader}</script>`;
    html[file] = fillTemplate(template, script, inHead, body);
  };

  for (const { path } of routes) {
    await renderFile(path, join(path, 'index.html').slice(1));
    // The server sends this page after a form was sent without JavaScript.
    if (path === '/contact') await renderFile(path, 'contact-sent.html', '?sent');
  }
  await renderFile(notFoundRoute.path, '404.html');
  if (faults.length > 0) throw new OwnerError([...new Set(faults)].join('\n'));
  return { html, pages, inlineStyles: [...inlineStyles] };
}
