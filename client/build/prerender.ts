import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { Page } from '#client/page.ts';
import type * as Entry from '#client/prerender-entry.tsx';
import { appFiles } from './chunks.ts';
import { drawingMarkup } from './drawings-plugin.ts';
import { contentFile, formerServiceWarnings, headingWarnings } from './page-warnings.ts';
import { siteLinks } from './seo-files.ts';
import { OwnerError, warn } from './warn.ts';

interface PrerenderOptions {
  /** The built site; its HTML files are written here. */
  readonly site: string;
  /** The built prerender-entry.js. */
  readonly entry: string;
  /** client/index.html. */
  readonly template: string;
  /** The inline loader's code. */
  readonly loader: string;
}

/** Replaces a slot of the template; a function, so that `$` in the markup stays itself. */
const fill = (html: string, slot: string | RegExp, content: string) =>
  html.replace(slot, () => content);

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

/**
 * Writes every row of the route table as its own HTML file, and 404.html for all other paths, with
 * the page's whole content and head, the stylesheet and the loader inlined and its fonts preloaded.
 *
 * @returns the pages by their paths, and the stylesheet that stands in each
 * @throws OwnerError naming every page with a dead link
 */
export async function prerender({
  site,
  entry,
  template,
  loader,
}: PrerenderOptions): Promise<{ pages: ReadonlyMap<string, Page>; css: string }> {
  const { render, routes, readInlineMarkupWith } = (await import(
    pathToFileURL(entry).href
  )) as typeof Entry;
  readInlineMarkupWith(drawingMarkup);

  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const stylesheet = manifest['style.css'];
  if (!stylesheet) throw new Error('the client build has no stylesheet');
  const css = (await readFile(join(site, stylesheet.file), 'utf8')).trim();
  const fonts = [...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, url = '']) => url);

  const html = await readFile(template, 'utf8');
  const preload = (isRupee: boolean) => {
    // Headings' alone: the text's arrive in time by themselves, and its stand-in has their width.
    const name = isRupee ? '600-rupee-' : '600-';
    const href = fonts.find((url) => url.includes(name) && url.includes('rupee') === isRupee);
    return href
      ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`
      : '';
  };

  const pages = new Map<string, Page>();
  const paths = new Set(routes.map(({ path }) => path));
  const dead: string[] = [];
  const write = async (path: string, file: string, search?: string) => {
    const { page: rendered, head, body } = await render(path, search);
    pages.set(path, rendered);
    dead.push(...deadLinks(path, body, paths));
    for (const warning of headingWarnings(path, body)) warn(warning);
    if (!search) for (const warning of formerServiceWarnings(path, head + body)) warn(warning);
    const files = appFiles(manifest, path).map((name) => `/${name}`);
    const inHead = [
      preload(false),
      body.includes('₹') ? preload(true) : '',
      head,
      siteLinks,
      `<style>${css}</style>`,
    ].join('\n    ');
    const forQuery = search ? ` data-search="${search}"` : '';
    const inline = `<script data-app="${files.join(' ')}"${forQuery}>${loader}</script>`;
    let page = fill(html, /<script type="module"[^>]*><\/script>/, inline);
    page = fill(page, '<!--head-->', inHead);
    // Style attributes are what the content security policy forbids; the browser sets them by script.
    page = fill(page, '<!--page-->', body.replaceAll(/ style="[^"]*"/g, ''));
    const target = join(site, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, page);
  };

  for (const { path } of routes) await write(path, join(path, 'index.html'));
  await write('/404', '404.html');
  // What a request that was sent without script is answered with: the server serves it, not its address.
  await write('/contact', 'contact-sent.html', '?sent');
  if (dead.length > 0) throw new OwnerError([...new Set(dead)].join('\n'));
  // Every page carries it.
  await rm(join(site, stylesheet.file));
  return { pages, css };
}
