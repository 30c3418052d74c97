import { readdirSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { OwnerError } from '#build/owner-messages.ts';
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

/**
 * Checks the links of all pages after all files of the site have been written.
 *
 * @throws OwnerError naming each page with a dead link
 */
export function checkLinks(pages: readonly PrerenderedPage[], site: string): void {
  // The server gives files the same addresses.
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const addresses = new Set(
    files.map((name) => encodeURI(`/${name}`).replace(/\/index\.html$/, '') || '/'),
  );
  const faults = pages.flatMap(({ path, html }) => deadLinks(path, html, addresses));
  if (faults.length > 0) throw new OwnerError([...new Set(faults)].join('\n'));
}
