import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberVisit } from './api/visit-memory.ts';
import { App } from './app.tsx';
import { findRoute, loadPage } from './navigation/pages.ts';
import './styles.css';

// Before the visitor goes elsewhere.
rememberVisit();

/**
 * Hydrates the page in the document. Resolves when the visitor is served by the app.
 *
 * @param path of the page that stands in the document
 * @param search the query that it was prerendered for
 * @throws when the page or its code does not come: the document is left as it is
 */
export async function hydrate(path: string, search?: string): Promise<void> {
  await loadPage(path);
  // On a bad line the code may be there before the page's end.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  // The loader has taken it away if the app was out of reach before.
  document.documentElement.classList.add('js');
  await new Promise<void>((onReady) =>
    startTransition(() => {
      hydrateRoot(
        document.getElementById('root') as HTMLElement,
        <StrictMode>
          <App path={findRoute(path).path} search={search} onReady={onReady} />
        </StrictMode>,
      );
    }),
  );
}
