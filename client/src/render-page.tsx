import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { headTags, renderHead } from './head/head.ts';
import { findRoute, loadPage } from './navigation/pages.ts';
import type { Page } from './page.ts';

export { readInlineMarkupWith } from './drawings/inline-markup.ts';

/** A page without its document. */
export interface RenderedPage {
  readonly page: Page;
  /** The tags of the document head that belong to the page. */
  readonly head: string;
  /** The markup inside the root element. */
  readonly body: string;
}

/**
 * Renders a path of the route table without a browser. Any other path renders the not-found page. `search` is the
 * address's query, such as "?sent".
 */
export async function renderPage(path: string, search = ''): Promise<RenderedPage> {
  const page = await loadPage(path);
  return {
    page,
    head: renderHead(headTags(page, findRoute(path).path)),
    body: renderToString(<App path={findRoute(path).path} search={search} />),
  };
}
