import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { InlineMarkup, type ReadMarkup } from './drawings/inline-markup.ts';
import { headTags, renderHead } from './head/head.ts';
import { findRoute, loadPage } from './navigation/pages.ts';

/**
 * Renders a path of the route table without a browser. Any other path renders the not-found page. Returns the page, its
 * tags of the document head, and the markup inside the root element.
 *
 * @param readMarkup reads the drawings that the page itself holds
 * @param search the address's query, such as "?sent"
 */
export async function renderPage(path: string, readMarkup: ReadMarkup, search = '') {
  const page = await loadPage(path);
  return {
    page,
    head: renderHead(headTags(page, findRoute(path).path)),
    body: renderToString(
      <InlineMarkup value={readMarkup}>
        <App path={findRoute(path).path} search={search} />
      </InlineMarkup>,
    ),
  };
}
