import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { findRoute, loadPage } from './navigation/pages.ts';
import type { Page } from './page.ts';

export { readInlineMarkupWith } from './drawings/inline-markup.ts';
export { notFoundRoute, routes } from './routes.tsx';

/** One prerendered page. */
export interface RenderedPage {
  readonly page: Page;
  /** The managed tags of the document head. */
  readonly head: string;
  /** The inside of the root element. */
  readonly body: string;
}

/**
 * Renders a path of the route table, or the not-found page for any other, without a browser. `search`
 * is the address's query, as in "?sent".
 */
export async function render(path: string, search = ''): Promise<RenderedPage> {
  const page = await loadPage(path);
  // As the app does: else the bundler warns that it splits nothing.
  const { headTags, renderHead } = await import('./head/head.ts');
  return {
    page,
    head: renderHead(headTags(page, findRoute(path).path)),
    body: renderToString(<App path={findRoute(path).path} search={search} />),
  };
}
