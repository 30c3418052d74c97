import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { rememberVisit } from './api/visit-memory.ts';
import { App } from './app.tsx';
import { findRoute, loadPage } from './navigation/pages.ts';
import { followVisitor } from './navigation/visit.ts';
import { keepFocus, undo } from './served-document.ts';
import './styles.css';

// Before the visitor goes elsewhere.
rememberVisit();

/**
 * Hydrates the page in the document. Resolves when the app serves the visitor.
 *
 * @param path of the page that stands in the document
 * @param search the query that it was prerendered for
 * @param changes what others have done to the document since it was served
 * @throws when the page or its code does not come: the document is left as it is
 */
export async function hydrate(path: string, search = '', changes: MutationRecord[] = []) {
  await loadPage(path);
  // On a bad line the code may be there before the page's end.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  // The loader has taken it away if the app was out of reach before.
  document.documentElement.classList.add('js');
  followVisitor();
  const root = document.getElementById('root') as HTMLElement;
  // In one go after an undo: those who are undone may act again as soon as they notice.
  const render = undo(changes) ? flushSync : startTransition;
  await new Promise<void>((onReady) => {
    const app = <App path={findRoute(path).path} search={search} onReady={onReady} />;
    const options = { onRecoverableError: keepFocus() };
    render(() => void hydrateRoot(root, <StrictMode>{app}</StrictMode>, options));
  });
}
