import { useEffect, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { ConsentNotice } from './consent/consent.ts';
import { frameLabels } from './content/navigation.ts';
import { ActionBar } from './frame/action-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { LastDocument } from './frame/last-document.tsx';
import { PageUnavailable, replacePage } from './frame/page-unavailable.tsx';
import { followLink } from './navigation/follow-visitor.ts';
import { waitNotice } from './navigation/request.ts';
import { usePage } from './navigation/use-page.ts';
import { Toaster } from './notifications/toaster.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

interface AppProps {
  /** The route of the page in the document. Later pages follow the address. */
  readonly path: string;
  /** The query for which the build renders the page, such as "?sent". The browser knows its own. */
  readonly search?: string | undefined;
  /** The app calls this when it serves the visitor. */
  readonly onReady?: (() => void) | undefined;
}

/** Renders the shared frame around the page of the address (spec section 2, "Route table"). */
function Site({ onReady }: Pick<AppProps, 'onReady'>) {
  const [path] = useLocation();
  const { route, page, title } = usePage(path);
  const [isWaiting, showWait] = useState(false);
  useEffect(() => {
    waitNotice.show = showWait;
    onReady?.();
  }, [onReady]);
  return (
    <>
      {ConsentNotice && <ConsentNotice />}
      <Header />
      {isWaiting && <div className="waiting" />}
      <main id="main" tabIndex={-1} aria-busy={isWaiting || undefined} className="[outline:none]">
        <ErrorBoundary key={route.path} fallback={(wasShown) => replacePage(wasShown || !!title)}>
          {page?.content ?? <PageUnavailable />}
        </ErrorBoundary>
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
    <ErrorBoundary fallback={(wasShown) => <LastDocument isHydrated={wasShown} />}>
      <Router ssrPath={path} ssrSearch={search} aroundNav={followLink}>
        <Site onReady={onReady} />
      </Router>
    </ErrorBoundary>
  );
}
