import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Manifest } from 'vite';
import { inlineDrawing } from '#build/drawings.ts';
import { findRoute } from '#client/navigation/pages.ts';
import type { Page } from '#client/page.ts';
import { type RenderedPage, readInlineMarkupWith, renderPage } from '#client/render-page.tsx';
import { notFoundRoute, type PageRoute, routes } from '#client/routes.tsx';
import { themeColor } from './icon-files.ts';
import { fillIndexHtml } from './index-html.ts';
import { chunksOfPage } from './page-chunks.ts';

/** A page of the site as HTML. Contact has two: one confirms a form that was sent without JavaScript. */
export interface HtmlPage {
  readonly route: PageRoute;
  readonly file: string;
  readonly page: Page;
  readonly html: string;
  readonly inlineStyles: readonly string[];
  /** The browser's files that the page runs. */
  readonly scripts: readonly string[];
  /** The addresses of this site that its links, drawings and photographs have. */
  readonly links: readonly string[];
  readonly drawings: readonly string[];
  readonly photos: readonly string[];
}

/** Returns the addresses on this site that a page's content names, each once and without its query and fragment. */
export function addressesIn(body: string): Pick<HtmlPage, 'links' | 'drawings' | 'photos'> {
  const elements = parse(body);
  const addresses = (selector: string, attribute: string) => {
    const values = elements
      .querySelectorAll(selector)
      .flatMap((element) => element.getAttribute(attribute)?.split(', ') ?? []);
    const own = values.filter((value) => value.startsWith('/'));
    return [...new Set(own.map((value) => value.replace(/[?# ].*/, '')))];
  };
  return {
    links: addresses('a', 'href'),
    drawings: addresses('use', 'href'),
    photos: addresses('img', 'srcset'),
  };
}

/** Returns the head of a page: its own tags, its fonts and its styles. */
function headOf(
  { head }: RenderedPage,
  inlineStyles: readonly string[],
  styleFiles: readonly string[],
  addressOf: (source: string) => string,
): string {
  const font = addressOf('src/fonts/anek-latin.woff2');
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    head,
    themeColor,
    ...inlineStyles.map((style) => `<style>${style}</style>`),
    // After a click on a link Vite fetches the styles of the next page. The link tells it that this page has them.
    ...styleFiles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    `<link rel="stylesheet" media="print,(forced-colors:active)" href="${addressOf('src/print.css')}">`,
  ].join('\n    ');
}

/**
 * Renders each row of the route table to an HTML file, and all other paths to 404.html. A file has the
 * page's whole content and head. Stylesheets and loader are inline, and the font is preloaded. Only the rules
 * of print.css are in a file.
 *
 * @param site the folder of the browser's files. The stylesheet of all pages is removed, because each page contains it
 * @param template client/index.html
 * @param loader the code of the inline loader
 */
export async function makeHtmlPages(site: string, template: string, loader: string) {
  readInlineMarkupWith(inlineDrawing);
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const addressOf = (source: string) => {
    const { file } = manifest[source] ?? {};
    if (file) return `/${file}`;
    throw new Error(`The browser's files lack client/${source}, which html-pages.ts names.`);
  };
  // A licence notice would be part of each page. The reset makes every border solid, so Tailwind need not repeat it.
  const readStyle = async (file: string) =>
    (await readFile(join(site, file), 'utf8'))
      .replace(/^\/\*!.*?\*\/\s*/s, '')
      .replace(/border(-\w+)*-style:var\(--tw-border-style\);?/g, '')
      .trim();
  const stylesOfAllPages = addressOf('src/styles.css');
  const css = await readStyle(stylesOfAllPages);
  await rm(join(site, stylesOfAllPages));

  const makePage = async (
    route: PageRoute,
    file = join(route.path, 'index.html').slice(1),
    search = '',
  ): Promise<HtmlPage> => {
    const rendered = await renderPage(route.path, search);
    const { scripts, styles } = chunksOfPage(manifest, route.path);
    const inlineStyles = [css, ...(await Promise.all(styles.map(readStyle)))];
    const forQuery = search ? ` data-search="${search}"` : '';
    const html = fillIndexHtml(template, {
      loader: `<script data-app="/${scripts.join(' /')}"${forQuery}>${loader}</script>`,
      head: headOf(rendered, inlineStyles, styles, addressOf),
      page: rendered.body,
    });
    const addresses = addressesIn(rendered.body);
    return { route, file, page: rendered.page, html, inlineStyles, scripts, ...addresses };
  };
  return [
    ...(await Promise.all(routes.map((route) => makePage(route)))),
    // The server sends this page after a form was sent without JavaScript.
    await makePage(findRoute('/contact'), 'contact-sent.html', '?sent'),
    await makePage(notFoundRoute, '404.html'),
  ];
}
