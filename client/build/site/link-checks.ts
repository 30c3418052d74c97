import { readdirSync } from 'node:fs';
import { endBuildOn } from '#build/owner-error.ts';
import { routes } from '#client/routes.tsx';
import { contentExports } from './content-exports.ts';
import type { HtmlPage } from './html-pages.ts';
import { sourcesOfPage } from './page-chunks.ts';

/** Returns the content files with this link, or else the page's own files. */
function filesWith(link: string, path: string): string {
  const inContent = [...contentExports].flatMap(([file, content]) => {
    const texts = JSON.stringify(content);
    return ['"', '?', '#'].some((end) => texts.includes(`"${link}${end}`)) ? file : [];
  });
  const inPage = sourcesOfPage(path).map((file) => `client/src/${file}`);
  return (inContent.length > 0 ? inContent : inPage).join(' or ');
}

/**
 * Returns one sentence for each link of a page that leads to no page and no file of the site, with the file to change.
 *
 * @param addresses all that links may lead to
 */
export const deadLinks = (
  { route, links }: Pick<HtmlPage, 'route' | 'links'>,
  addresses: ReadonlySet<string>,
): string[] =>
  links
    .filter((link) => !addresses.has(link))
    .map(
      (link) =>
        `${route.path} links to ${link}, which is neither a page nor a file of client/public: ` +
        `change the link in ${filesWith(link, route.path)}, or give the page its row back.`,
    );

/**
 * Checks the links of all pages.
 *
 * @param publicFolder the folder of the site, with Vite's copy of client/public
 * @throws OwnerError naming each page with a dead link
 */
export function checkLinks(publicFolder: string, pages: readonly HtmlPage[]): void {
  const addresses = new Set([
    ...routes.map(({ path }) => path),
    ...readdirSync(publicFolder, { recursive: true }).map((file) => encodeURI(`/${file}`)),
  ]);
  endBuildOn([...new Set(pages.flatMap((page) => deadLinks(page, addresses)))]);
}
