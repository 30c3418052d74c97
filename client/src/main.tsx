import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { rememberVisit } from './consultation/visit-memory.ts';
import { followVisitor } from './navigation/follow-visitor.ts';
import { findRoute, loadPage } from './navigation/pages.ts';
import { keepFocus, undo } from './served-document.ts';

followVisitor();
// Remember the visit before the visitor opens another page.
rememberVisit();

/**
 * Hydrates the page in the document. Resolves when the app serves the visitor.
 *
 * @param path the page in the document
 * @param changes all changes by other programs since the document was served
 * @throws when the page or its code does not come. The document is left as it is.
 */
export async function hydrate(path: string, changes: readonly MutationRecord[]) {
  await loadPage(path);
  // On a bad connection the code may arrive before the page's end.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  // The loader removed this class if it could not fetch the app earlier.
  document.documentElement.classList.add('js');
  const root = document.getElementById('root') as HTMLElement;
  // Render in one go after an undo, because other programs may change the page again as soon as they notice.
  const render = undo(changes) ? flushSync : startTransition;
  await new Promise<void>((onReady) => {
    const app = <App path={findRoute(path).path} onReady={onReady} />;
    const options = { onRecoverableError: keepFocus() };
    render(() => void hydrateRoot(root, <StrictMode>{app}</StrictMode>, options));
  });
}
