import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Manifest } from 'vite';
import { inlineMarkup } from '#build/drawings.ts';
import { noScriptRules } from '#client/consultation/no-script-rules.ts';
import { findRoute } from '#client/navigation/pages.ts';
import type { Page } from '#client/page.ts';
import { renderPage } from '#client/render-page.tsx';
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
  /** The addresses of this site that its links and photographs have. */
  readonly links: readonly string[];
  readonly photos: readonly string[];
}

/** Returns the addresses on this site that a page's content names, each once and without its query and fragment. */
export function addressesIn(body: string): Pick<HtmlPage, 'links' | 'photos'> {
  const elements = parse(body);
  const addresses = (selector: string, attribute: string) => {
    const values = elements
      .querySelectorAll(selector)
      .flatMap((element) => element.getAttribute(attribute)?.split(', ') ?? []);
    const onThisSite = values.filter((value) => value.startsWith('/'));
    return [...new Set(onThisSite.map((value) => value.replace(/[?# ].*/, '')))];
  };
  return { links: addresses('a', 'href'), photos: addresses('img', 'srcset') };
}

/** The page with the form. */
const contactRoute = findRoute('/contact');

/** Lists the files of the site's pages, with the address that each one answers. */
const pageFiles = [
  ...routes.map((route) => ({ route, file: join(route.path, 'index.html').slice(1), search: '' })),
  // The server sends this page after a form was sent without JavaScript.
  { route: contactRoute, file: 'contact-sent.html', search: '?sent' },
  { route: notFoundRoute, file: '404.html', search: '' },
];

/**
 * Renders each row of the route table to an HTML file, and all other paths to 404.html. A file has the page's whole
 * content and head. Stylesheets and loader are inline, and the font is preloaded. Only print.css stays a file.
 *
 * @param publicFolder the folder of the browser's files
 * @param manifest Vite's list of these files
 * @param template client/index.html
 * @param loader the code of the inline loader
 */
export async function makeHtmlPages(
  publicFolder: string,
  manifest: Manifest,
  template: string,
  loader: string,
) {
  const addressOf = (source: string) => {
    const { file } = manifest[source] ?? {};
    if (file) return `/${file}`;
    throw new Error(`The browser's files lack client/${source}, which html-pages.ts names.`);
  };
  const font = addressOf('src/fonts/anek-latin.woff2');
  const printStyles = addressOf('src/print.css');
  const css = await readStyle(publicFolder, addressOf('src/styles.css'));

  return Promise.all(
    pageFiles.map(async ({ route, file, search }): Promise<HtmlPage> => {
      const { page, head, body } = await renderPage(route.path, inlineMarkup, search);
      const { scripts, styles } = chunksOfPage(manifest, route.path);
      const ownStyles = await Promise.all(styles.map((style) => readStyle(publicFolder, style)));
      const inlineStyles = [css, ...ownStyles];
      if (route === contactRoute) inlineStyles.push(noScriptRules);
      const html = fillIndexHtml(template, {
        loader: `<script data-app="/${scripts.join(' /')}">${loader}</script>`,
        head: [
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
          head,
          themeColor,
          ...inlineStyles.map((style) => `<style>${style}</style>`),
          // After a click on a link, Vite fetches only the styles of the next page that this page does not link to.
          ...styles.map((style) => `<link rel="stylesheet" disabled href="/${style}">`),
          `<link rel="stylesheet" media="print,(forced-colors:active)" href="${printStyles}">`,
        ].join('\n    '),
        page: body,
      });
      return { route, file, page, html, inlineStyles, ...addressesIn(body) };
    }),
  );
}

/** Reads a stylesheet without its licence notice, which would be part of each page. */
const readStyle = async (publicFolder: string, file: string) =>
  (await readFile(join(publicFolder, file), 'utf8')).replace(/^\/\*!.*?\*\/\s*/s, '').trim();
