import { readInlineMarkupWith, render } from '#client/prerender-entry.tsx';
import { notFoundRoute, routes } from '#client/routes.tsx';

// Drawings hold no words.
readInlineMarkupWith(() => undefined);

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The text of a piece of HTML, one line for each block; what is drawn is left out. */
export const textOf = (html: string): string =>
  html
    .replace(/<svg[\s\S]*?<\/svg>|<!--.*?-->|<br[^>]*>|<\/?(?:span|b|i|em|strong|sup)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&\w+;|&#x27;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/**
 * All pages of the route table and the not-found page as the build renders them, from the first link of the
 * header to the last of the action bar: as `html` and as `text`.
 */
export const renderedPages = await Promise.all(
  [...routes, notFoundRoute].map(async ({ path }) => {
    const { page, body } = await render(path);
    // What React writes where a part could not be rendered.
    if (body.includes('<!--$!-->')) throw new Error(`${path} is not rendered whole`);
    return { path, page, html: body, text: textOf(body) };
  }),
);
