import { useEffect, useState } from 'react';
import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { ConsentNotice } from './consent/consent.ts';
import { frameLabels } from './content/navigation.ts';
import { ActionBar } from './frame/action-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { LastDocument } from './frame/last-document.tsx';
import { PageUnavailable } from './frame/page-unavailable.tsx';
import { findRoute } from './navigation/pages.ts';
import type { Visit } from './navigation/visit.ts';
import { Toaster } from './notifications/toaster.tsx';
import { notFoundRoute, routes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

interface AppProps {
  readonly visit: Visit;
  /** The query that the page in the document was prerendered for, as in "?sent"; the address's counts later. */
  readonly search?: string | undefined;
}

/** Stands in the place of a page that fails; one that fails to hydrate is left as it was served. */
function PageFault({ visit }: { visit: Visit }) {
  if (!visit.hasBegun()) throw new Error('The page could not be hydrated.');
  return <PageUnavailable onRetry={() => location.reload()} />;
}

/** The shared frame around the page that the visitor has asked for last (spec section 2, "Route table"). */
function Site({ visit, search = '' }: AppProps) {
  const [view, setView] = useState(visit.view);
  const { path, title, isMissing, isWaiting } = view;
  const current = findRoute(path);
  const page = isMissing ? undefined : current.page;

  useEffect(() => visit.begin(setView), [visit]);

  const useView: BaseLocationHook = () => [path, visit.navigate];
  return (
    <Router hook={useView} ssrSearch={search}>
      {ConsentNotice && <ConsentNotice />}
      <Header />
      {isWaiting && <div className="waiting" />}
      <main id="main" tabIndex={-1} aria-busy={isWaiting || undefined} className="outline-none">
        {isMissing ? (
          <PageUnavailable onRetry={visit.retry} />
        ) : (
          <ErrorBoundary key={current.path} fallback={<PageFault visit={visit} />}>
            {/* wouter ignores the case of a path, the server does not. */}
            <Switch location={current.path}>
              {[...routes, notFoundRoute].map((route) => (
                <Route key={route.path} path={route.path}>
                  {route.page?.content}
                </Route>
              ))}
            </Switch>
          </ErrorBoundary>
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
    </Router>
  );
}

/** The whole site (spec section 2), with a floor under its faults. */
export function App(props: AppProps) {
  return (
    <ErrorBoundary fallback={<LastDocument visit={props.visit} />}>
      <Site {...props} />
    </ErrorBoundary>
  );
}
