import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import type { Page } from '#client/page.ts';
import type * as Entry from '#client/prerender-entry.tsx';
import { appFiles } from './chunks.ts';
import { drawingMarkup } from './drawings-plugin.ts';
import { themeColor } from './seo-files.ts';
import { contentFile, OwnerError, warn } from './warn.ts';

/** A page's links that lead to no page: one sentence for each, with what to do. */
export function deadLinks(path: string, body: string, paths: ReadonlySet<string>): string[] {
  const links = [...body.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, link = '']) => link);
  return [...new Set(links)]
    .filter((link) => !paths.has(link))
    .map(
      (link) =>
        `${path} links to ${link}, which is no page: change the link in ${contentFile(path)}, or give the page its row back.`,
    );
}

/** A page without a headline of its own. */
export const headingWarnings = (path: string, body: string): string[] =>
  /<h1[ >]/.test(body) ? [] : [`${contentFile(path)}: the page has no h1, which PageHero gives it`];

/**
 * Every row of the route table as its own HTML file, and 404.html for all other paths, with the page's
 * whole content and head, the stylesheet and the loader inlined and its fonts preloaded.
 *
 * @param bundle what the browser gets; the stylesheet is taken out, as every page carries it
 * @param entry the built prerender-entry.js
 * @param loader the inline loader's code
 * @returns the HTML files by their names, the pages by their paths, and the stylesheet that stands in each
 * @throws OwnerError naming every page with a dead link
 */
export async function prerender(bundle: Rolldown.OutputBundle, entry: string, loader: string) {
  const { render, routes, readInlineMarkupWith } = (await import(
    pathToFileURL(entry).href
  )) as typeof Entry;
  readInlineMarkupWith(drawingMarkup);

  const assets = Object.values(bundle).filter((file) => file.type === 'asset');
  const assetOf = (name: string) => assets.find(({ names }) => names.includes(name));
  const stylesheet = assetOf('style.css');
  if (!stylesheet) throw new Error('the client build has no stylesheet');
  delete bundle[stylesheet.fileName];
  const css = `${stylesheet.source}`.trim();
  const preload = (name: string) => {
    const font = assetOf(name);
    return font
      ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`
      : '';
  };

  const template = await readFile(new URL('../index.html', import.meta.url), 'utf8');
  const paths = new Set(routes.map(({ path }) => path));
  const pages = new Map<string, Page>();
  const html: Record<string, string> = {};
  const dead: string[] = [];
  const add = async (path: string, file: string, search?: string) => {
    const { page, head, body } = await render(path, search);
    pages.set(path, page);
    dead.push(...deadLinks(path, body, paths));
    for (const warning of headingWarnings(path, body)) warn(warning);
    const files = appFiles(bundle, path).map((name) => `/${name}`);
    const inHead = [
      // Headings' alone: the text's arrive in time by themselves, and its stand-in has their width.
      preload('anek-latin-600.woff2'),
      body.includes('₹') ? preload('anek-latin-600-rupee.woff2') : '',
      head,
      themeColor,
      `<style>${css}</style>`,
    ].join('\n    ');
    const forQuery = search ? ` data-search="${search}"` : '';
    // By functions, so that `$` in the markup stays itself.
    html[file] = template
      .replace(
        /<script type="module"[^>]*><\/script>/,
        () => `<script data-app="${files.join(' ')}"${forQuery}>${loader}</script>`,
      )
      .replace('<!--head-->', () => inHead)
      // Style attributes are what the content security policy forbids; the browser sets them by script.
      .replace('<!--page-->', () => body.replaceAll(/ style="[^"]*"/g, ''));
  };

  for (const { path } of routes) await add(path, join(path, 'index.html').slice(1));
  await add('/404', '404.html');
  // What a request that was sent without script is answered with: the server serves it, not its address.
  await add('/contact', 'contact-sent.html', '?sent');
  if (dead.length > 0) throw new OwnerError([...new Set(dead)].join('\n'));
  return { html, pages, css };
}
