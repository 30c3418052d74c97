import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './navigation/pages.ts';
import { layOutRest } from './ui/lay-out-rest.ts';
import './styles.css';

const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** The whole stylesheet, on its way since the loader asked for it and the app; in dev there is none. */
const stylesheet = document.querySelector<HTMLLinkElement>(
  'link[rel="stylesheet"][href^="/assets/"]',
);
const styled =
  !stylesheet || stylesheet.sheet
    ? Promise.resolve()
    : new Promise((resolve) => {
        stylesheet.onload = resolve;
        // The inlined rules still carry the page.
        stylesheet.onerror = resolve;
      });

// Not earlier: there is less to restyle as long as the rest is not laid out.
styled.then(layOutRest);

// The loader takes it away when the scripts do not come; by now they have.
document.documentElement.classList.add('js');
// The page's code comes first, so that hydration finds exactly what the server rendered.
await Promise.all([loadPage(location.pathname), styled]);
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
