import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type BaseLocationHook, Router } from 'wouter';
import { company } from '#shared/company.ts';
import { frameLabels } from './content/navigation.ts';
import { pageUnavailable } from './content/page-unavailable.ts';
import { ActionBar } from './frame/action-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { LastDocument } from './frame/last-document.tsx';
import { PageUnavailable } from './frame/page-unavailable.tsx';
import { applyHead } from './head/apply-head.ts';
import { carryOver } from './navigation/carry-over.ts';
import { backToTop, enter } from './navigation/page-entry.ts';
import { prefetchOnIntent } from './navigation/site-link.ts';
import { beginVisit, type View, type Visit } from './navigation/visit.ts';
import { LazyToaster } from './notifications/lazy-toaster.tsx';
import type { Page } from './page.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { quoteHref } from './ui/links.ts';
import { QuoteHref } from './ui/quote-link.tsx';

interface AppProps {
  /** The page that the visit begins with, and the path it stands at. */
  path: string;
  page: Page;
  /** The query it is prerendered for, as in "type=bathroom"; the browser knows its own. */
  search?: string | undefined;
  /** Called once the app serves the visitor. */
  onReady?: () => void;
}

const unavailableHead = { title: `${pageUnavailable.title} | ${company.name}`, tags: [] };

/** Stands in the place of a page that fails; a page that fails to be taken over is left as it was served. */
function PageFault({ isReady }: { isReady: RefObject<boolean> }) {
  if (!isReady.current) throw new Error('The page could not be taken over.');
  return <PageUnavailable onRetry={() => location.reload()} />;
}

/** The shared frame around the page that the visitor has asked for last. */
function Site({
  path,
  page,
  search,
  onReady,
  isReady,
}: AppProps & { isReady: RefObject<boolean> }) {
  const [view, setView] = useState<View>({ path, page, key: '' });
  const [isWaiting, setWaiting] = useState(false);
  const [announcement, announce] = useState('');
  const visit = useRef<Visit>(null);
  const last = useRef(view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit begins once
  useEffect(() => {
    visit.current = beginVisit({
      first: view,
      show: (next) =>
        carryOver(next, () => flushSync(() => setView(next))) ||
        startTransition(() => setView(next)),
      wait: setWaiting,
      backToTop,
    });
    const stopPrefetching = prefetchOnIntent();
    isReady.current = true;
    onReady?.();
    return () => {
      visit.current?.end();
      stopPrefetching();
    };
  }, []);

  useLayoutEffect(() => {
    const left = last.current;
    last.current = view;
    if (view === left) return;
    const head = view.head ?? unavailableHead;
    applyHead(head);
    if (view.path !== left.path) announce(head.title);
    enter(view, left);
  }, [view]);

  const useViewPath: BaseLocationHook = () => [
    view.path,
    (to: string) => visit.current?.go(new URL(to, location.href)),
  ];
  const retry = () => visit.current?.retry();
  return (
    <Router hook={useViewPath} {...(search !== undefined && { ssrSearch: search })}>
      <QuoteHref value={view.page?.quoteHref ?? quoteHref()}>
        <Header />
        {isWaiting && <div className="waiting" />}
        <main id="main" tabIndex={-1} aria-busy={isWaiting || undefined} className="outline-none">
          {view.page ? (
            <ErrorBoundary key={view.path} fallback={<PageFault isReady={isReady} />}>
              {view.page.content}
            </ErrorBoundary>
          ) : (
            <PageUnavailable onRetry={retry} />
          )}
        </main>
        <Footer />
        <ActionBar />
        {/* For screen readers: the title of a page entered without a page load. */}
        <p role="status" className="sr-only">
          {isWaiting ? frameLabels.loading : announcement}
        </p>
        <LazyToaster />
      </QuoteHref>
    </Router>
  );
}

/** The whole site (spec section 2), with a floor under its faults. */
export function App(props: AppProps) {
  const isReady = useRef(false);
  return (
    <ErrorBoundary fallback={<LastDocument wasReady={isReady} />}>
      <Site {...props} isReady={isReady} />
    </ErrorBoundary>
  );
}
