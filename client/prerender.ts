import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawingMarkup } from './drawings-plugin.ts';
import type * as Entry from './src/prerender-entry.tsx';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

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

/** Replaces a comment of the template; a function, so that `$` in the markup stays itself. */
const fill = (html: string, slot: string, content: string) => html.replace(slot, () => content);

/**
 * Writes every row of the route table as its own HTML file, and 404.html for all other paths, with
 * the page's whole content and head, its CSS inlined and its fonts preloaded.
 */
export async function prerender({
  site,
  entry,
  template,
  loader,
}: PrerenderOptions): Promise<void> {
  const { render, routes, readInlineMarkupWith } = (await import(
    pathToFileURL(entry).href
  )) as typeof Entry;
  readInlineMarkupWith(drawingMarkup);

  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const main = manifest['src/main.tsx'];
  if (!main?.css?.[0]) throw new Error('the client build has no main.tsx with its CSS');
  const css = (await readFile(join(site, main.css[0]), 'utf8')).trim();
  const font = Object.values(manifest).find(
    (chunk) => /anek-latin-600-[^/]*\.woff2$/.test(chunk.file) && !/rupee/.test(chunk.file),
  );
  const assets = [...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map((match) => match[1]);
  const textFont = font ? `/${font.file}` : assets.find((url) => url && !url.includes('rupee'));
  const rupeeFont = assets.find((url) => url?.includes('rupee'));

  const html = await readFile(template, 'utf8');
  const preload = (href: string | undefined) =>
    href ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">` : '';

  const write = async (path: string, file: string) => {
    const { head, body } = await render(path);
    const eager = path === '/contact' ? ' data-eager' : '';
    let page = fill(
      html,
      '<!--head-->',
      [
        `<script>document.documentElement.classList.add('js')</script>`,
        preload(textFont),
        body.includes('₹') ? preload(rupeeFont) : '',
        head,
        `<style>${css}</style>`,
      ].join('\n    '),
    );
    // Style attributes are what the content security policy forbids; the browser sets them by script.
    page = fill(page, '<!--page-->', body.replaceAll(/ style="[^"]*"/g, ''));
    page = page.replace(
      /<script type="module"[^>]*><\/script>/,
      () => `<script data-app="/${main.file}"${eager}>${loader}</script>`,
    );
    const target = join(site, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, page);
  };

  for (const { path } of routes) await write(path, join(path, 'index.html'));
  await write('/404', '404.html');

  // The CSS stands in the pages; the manifest has served.
  await rm(join(site, main.css[0]));
  await rm(join(site, '.vite'), { recursive: true });
}
