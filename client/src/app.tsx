import { useEffect, useSyncExternalStore } from 'react';
import { type BaseLocationHook, Router } from 'wouter';
import { frameLabels } from './content/navigation.ts';
import { ActionBar } from './frame/action-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { LastDocument } from './frame/last-document.tsx';
import { PageUnavailable } from './frame/page-unavailable.tsx';
import { findRoute } from './navigation/pages.ts';
import type { Visit } from './navigation/visit.ts';
import { LazyToaster } from './notifications/lazy-toaster.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { quoteHref } from './ui/links.ts';
import { QuoteHref } from './ui/quote-link.tsx';

/** Stands in the place of a page that fails; a page that fails to be taken over is left as it was served. */
function PageFault({ visit }: { visit: Visit }) {
  if (!visit.hasBegun()) throw new Error('The page could not be taken over.');
  return <PageUnavailable onRetry={() => location.reload()} />;
}

/** The shared frame around the page that the visitor has asked for last. */
function Site({ visit }: { visit: Visit }) {
  const view = useSyncExternalStore(visit.subscribe, visit.view, visit.view);
  const { path, search, page, head, isWaiting } = view;

  useEffect(() => visit.begin(), [visit]);

  const useView: BaseLocationHook = () => [path, visit.navigate];
  return (
    <Router hook={useView} searchHook={() => search}>
      <QuoteHref value={page?.quoteHref ?? quoteHref()}>
        <Header />
        {isWaiting && <div className="waiting" />}
        <main id="main" tabIndex={-1} aria-busy={isWaiting || undefined} className="outline-none">
          {page ? (
            <ErrorBoundary key={findRoute(path).path} fallback={<PageFault visit={visit} />}>
              {page.content}
            </ErrorBoundary>
          ) : (
            <PageUnavailable onRetry={visit.retry} />
          )}
        </main>
        <Footer />
        <ActionBar service={page && 'service' in page.meta ? page.meta.service.name : undefined} />
        {/* For screen readers: the title of a page entered without a page load. */}
        <p role="status" className="sr-only">
          {isWaiting ? frameLabels.loading : head?.title}
        </p>
        <LazyToaster />
      </QuoteHref>
    </Router>
  );
}

/** The whole site (spec section 2), with a floor under its faults. */
export function App({ visit }: { visit: Visit }) {
  return (
    <ErrorBoundary fallback={<LastDocument visit={visit} />}>
      <Site visit={visit} />
    </ErrorBoundary>
  );
}
