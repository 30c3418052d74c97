import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { headTags, renderHead } from './head/head.ts';
import { findRoute, loadPage } from './navigation/pages.ts';

export { readInlineMarkupWith } from './drawings/inline-markup.ts';

/**
 * Renders a path of the route table without a browser. Any other path renders the not-found page. Returns the page, its
 * tags of the document head, and the markup inside the root element.
 *
 * @param search the address's query, such as "?sent"
 */
export async function renderPage(path: string, search = '') {
  const page = await loadPage(path);
  return {
    page,
    head: renderHead(headTags(page, findRoute(path).path)),
    body: renderToString(<App path={findRoute(path).path} search={search} />),
  };
}
