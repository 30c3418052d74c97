import { readdirSync } from 'node:fs';
import { OwnerError } from '#build/owner-error.ts';
import { routes } from '#client/routes.tsx';
import { pageSources } from './page-files.ts';
import type { PrerenderedPage } from './prerender.ts';

/**
 * Returns one sentence for each link of a page that leads to no page and no file of the site, with the file to change.
 *
 * @param addresses all that links may lead to
 */
export const deadLinks = (
  { path, links }: Pick<PrerenderedPage, 'path' | 'links'>,
  addresses: ReadonlySet<string>,
): string[] =>
  links
    .filter((link) => !addresses.has(link))
    .map(
      (link) =>
        `${path} links to ${link}, which is neither a page nor a file of client/public: change the link in ${pageSources(path).content}, or give the page its row back.`,
    );

/**
 * Checks the links of all pages.
 *
 * @param site the folder of the site, with Vite's copy of client/public
 * @throws OwnerError naming each page with a dead link
 */
export function checkLinks(site: string, pages: readonly PrerenderedPage[]): void {
  const addresses = new Set([
    ...routes.map(({ path }) => path),
    ...readdirSync(site, { recursive: true }).map((file) => encodeURI(`/${file}`)),
  ]);
  const faults = pages.flatMap((page) => deadLinks(page, addresses));
  if (faults.length > 0) throw new OwnerError([...new Set(faults)].join('\n'));
}
