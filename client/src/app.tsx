import { useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { ConsentNotice } from './consent/consent.ts';
import { frameLabels } from './content/navigation.ts';
import { ActionBar } from './frame/action-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { LastDocument } from './frame/last-document.tsx';
import { PageUnavailable } from './frame/page-unavailable.tsx';
import { useVisit } from './navigation/use-visit.ts';
import { followLink, retry, visit } from './navigation/visit.ts';
import { Toaster } from './notifications/toaster.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

interface AppProps {
  /** The route of the page that stands in the document. The address counts later. */
  readonly path: string;
  /** The query that the page was prerendered for, as in "?sent". */
  readonly search?: string | undefined;
  /** Is called when the app serves the visitor. */
  readonly onReady?: (() => void) | undefined;
}

/** Stands in the place of a page that fails; one that fails to hydrate is left as it was served. */
function PageFault() {
  if (!visit.hasBegun) throw new Error('The page could not be hydrated.');
  return <PageUnavailable onRetry={() => location.reload()} />;
}

/** The shared frame around the page of the address (spec section 2, "Route table"). */
function Site({ onReady }: Pick<AppProps, 'onReady'>) {
  const [path] = useLocation();
  const { route, page, title, isWaiting } = useVisit(path);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      {ConsentNotice && <ConsentNotice />}
      <Header />
      {isWaiting && <div className="waiting" />}
      <main id="main" tabIndex={-1} aria-busy={isWaiting || undefined} className="outline-none">
        {page ? (
          <ErrorBoundary key={route.path} fallback={<PageFault />}>
            {page.content}
          </ErrorBoundary>
        ) : (
          <PageUnavailable onRetry={retry} />
        )}
      </main>
      <Footer />
      <ActionBar service={page && 'service' in page.meta ? page.meta.service.name : undefined} />
      {/* For screen readers: the title of a page entered without a page load. No role: Orca reads an empty
          "status bar" among the lines. */}
      <p aria-live="polite" className="sr-only">
        {isWaiting ? frameLabels.loading : title}
      </p>
      <Toaster />
    </>
  );
}

/** The whole site (spec section 2), with a floor under its faults. */
export function App({ path, search = '', onReady }: AppProps) {
  return (
    <ErrorBoundary fallback={<LastDocument />}>
      <Router ssrPath={path} ssrSearch={search} aroundNav={followLink}>
        <Site onReady={onReady} />
      </Router>
    </ErrorBoundary>
  );
}
