import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyHead } from './head/apply-head.ts';
import { loadForNavigation, loadPage } from './navigation/pages.ts';
import { patience } from './navigation/visit.ts';
import './styles.css';

/**
 * Takes over the page in the document, or renders it where there is none (development). Resolves when
 * the visitor is served by the app.
 *
 * @param path of the page that stands in the document
 * @throws when the page or its code does not come: the document is left as it is
 */
export async function takeOver(path: string): Promise<void> {
  const page = await loadPage(path);
  // On a bad line the code may be there before the page's end, which may never come.
  if (document.readyState === 'loading')
    await new Promise((resolve, reject) => {
      addEventListener('DOMContentLoaded', resolve);
      setTimeout(reject, patience);
    });
  const root = document.getElementById('root') as HTMLElement;
  // The loader has taken it away if the app was out of reach before.
  document.documentElement.classList.add('js');
  await new Promise<void>((onReady) => {
    const app = (
      <StrictMode>
        <App path={path} page={page} onReady={onReady} />
      </StrictMode>
    );
    if (root.firstElementChild) {
      startTransition(() => void hydrateRoot(root, app));
      return;
    }
    createRoot(root).render(app);
    loadForNavigation(path).then(({ head }) => applyHead(head));
  });
}
