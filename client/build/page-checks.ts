import { readdirSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { OwnerError, warn } from './owner-messages.ts';
import { contentFile } from './page-files.ts';
import type { PrerenderedPage } from './prerender.ts';

/**
 * Returns one sentence for each link of a page that leads to no page and no file of the site, with the file to change.
 *
 * @param path of the page
 * @param html of the page
 * @param addresses all that the site serves
 */
export function deadLinks(path: string, html: string, addresses: ReadonlySet<string>): string[] {
  const links = parse(html)
    .querySelectorAll('a[href^="/"]')
    .map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? '');
  return [...new Set(links)]
    .filter((link) => !addresses.has(link))
    .map(
      (link) =>
        `${path} links to ${link}, which is neither a page nor a file of client/public: change the link in ${contentFile(path)}, or give the page its row back.`,
    );
}

/** Returns a warning if a page has no headline. */
export const headingWarnings = (path: string, html: string): string[] =>
  parse(html).querySelector('h1')
    ? []
    : [`${contentFile(path)}: the page has no h1, which PageHero gives it`];

/**
 * Warns of each page without a headline, and checks the links after all files of the site have been written.
 *
 * @throws OwnerError naming each page with a dead link
 */
export function checkPages(pages: readonly PrerenderedPage[], site: string): void {
  for (const { path, html } of pages)
    for (const warning of headingWarnings(path, html)) warn(warning);
  // The server gives files the same addresses.
  const addresses = readdirSync(site, { recursive: true, encoding: 'utf8' }).map(
    (name) => encodeURI(`/${name}`).replace(/\/index\.html$/, '') || '/',
  );
  const faults = pages.flatMap(({ path, html }) => deadLinks(path, html, new Set(addresses)));
  if (faults.length > 0) throw new OwnerError([...new Set(faults)].join('\n'));
}
