import { Fragment, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { ActionBar } from './frame/action-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { PageAnnouncer } from './frame/page-announcer.tsx';
import {
  findRoute,
  loadForNavigation,
  loadHead,
  loadWholePage,
  usePage,
} from './navigation/pages.ts';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { usePageEntry } from './navigation/use-page-entry.ts';
import { LazyToaster } from './notifications/lazy-toaster.tsx';

/** Waits for all that the next page needs, so that the old page stays until the new one can be shown. */
const navigateWhenLoaded: AroundNavHandler = (navigate, to, options) => {
  loadForNavigation(new URL(to, location.href).pathname).then(
    () => navigate(to, options),
    // A deployment may have replaced the scripts: let the browser fetch the page afresh.
    () => location.assign(to),
  );
};

/** The page of the current path, with its head tags and its entry behaviour. */
function CurrentPage() {
  const [path] = useLocation();
  const page = usePage(path);
  const entered = useRef(path);
  useLayoutEffect(() => {
    // In development no page brings its head along.
    if (entered.current === path && document.head.querySelector('[data-page]')) return;
    entered.current = path;
    // Going back after a reload finds the page without its facts for the head.
    Promise.all([loadHead(), loadWholePage(path)]).then(([{ applyHead, headTags }, whole]) => {
      // A faster visitor may be on another page by now.
      if (entered.current === path) applyHead(headTags(whole, findRoute(path).path));
    });
  }, [path]);
  usePageEntry(path);
  useEffect(() => {
    // The loader waits for this to press again what was pressed too early.
    dispatchEvent(new Event('hydrated'));
  }, []);
  return <Fragment key={path}>{page.content}</Fragment>;
}

/**
 * The whole site (spec section 2): the shared frame around the current page.
 * `path` is the page to render where there is no browser.
 */
export function App({ path }: { path?: string }) {
  useEffect(prefetchOnIntent, []);
  return (
    <Router {...(path ? { ssrPath: path } : {})} aroundNav={navigateWhenLoaded}>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        <Suspense fallback={<div className="min-h-screen" />}>
          <CurrentPage />
        </Suspense>
      </main>
      <Footer />
      <ActionBar />
      <PageAnnouncer />
      <LazyToaster />
    </Router>
  );
}
