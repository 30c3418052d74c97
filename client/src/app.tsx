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
import { followLink, visit } from './navigation/visit.ts';
import { Toaster } from './notifications/toaster.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

interface AppProps {
  /** The route of the page in the document. Later pages follow the address. */
  readonly path: string;
  /** The query that the page was prerendered for, as in "?sent". */
  readonly search?: string | undefined;
  /** The app calls this when it serves the visitor. */
  readonly onReady?: (() => void) | undefined;
}

/** Replaces a page that fails to render. A page that fails to hydrate stays as it was served. */
function PageFault() {
  if (!visit.hasBegun) throw new Error('The page could not be hydrated.');
  return <PageUnavailable />;
}

/** Renders the shared frame around the page of the address (spec section 2, "Route table"). */
function Site({ onReady }: Pick<AppProps, 'onReady'>) {
  const [path] = useLocation();
  const { route, page, title, isWaiting } = useVisit(path);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      {ConsentNotice && <ConsentNotice />}
      <Header />
      {isWaiting && <div className="waiting" />}
      <main id="main" tabIndex={-1} aria-busy={isWaiting || undefined} className="[outline:none]">
        {page ? (
          <ErrorBoundary key={route.path} fallback={<PageFault />}>
            {page.content}
          </ErrorBoundary>
        ) : (
          <PageUnavailable />
        )}
      </main>
      <Footer />
      <ActionBar service={page && 'service' in page.meta ? page.meta.service.name : undefined} />
      {/* Tells screen readers the title of a page that was entered without a page load. It has no role, because
          Orca reads an empty "status bar" among the lines. */}
      <p aria-live="polite" className="sr-only">
        {isWaiting ? frameLabels.loading : title}
      </p>
      <Toaster />
    </>
  );
}

/** Renders the whole site (spec section 2). If the app itself fails, the last page stays. */
export function App({ path, search = '', onReady }: AppProps) {
  return (
    <ErrorBoundary fallback={<LastDocument />}>
      <Router ssrPath={path} ssrSearch={search} aroundNav={followLink}>
        <Site onReady={onReady} />
      </Router>
    </ErrorBoundary>
  );
}
