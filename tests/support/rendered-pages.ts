import { renderPage } from '#client/render-page.tsx';
import { notFoundRoute, routes } from '#client/routes.tsx';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Returns the text of HTML, one line for each block, without the drawings. */
export const textOf = (html: string): string =>
  html
    .replace(/<svg[\s\S]*?<\/svg>|<!--.*?-->|<br[^>]*>|<\/?(?:span|b|i|em|strong|sup)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&\w+;|&#x27;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/**
 * Holds all pages of the route table and the not-found page as the build renders them, as `html` and as `text`. A page
 * goes from the first link of the header to the last link of the action bar.
 */
export const renderedPages = await Promise.all(
  [...routes, notFoundRoute].map(async ({ path }) => {
    // Drawings are left out, because they have no text for these tests.
    const { page, body } = await renderPage(path, () => undefined);
    // React writes this comment where it could not render a part.
    if (body.includes('<!--$!-->')) throw new Error(`${path} is not rendered whole`);
    return { path, page, html: body, text: textOf(body) };
  }),
);
