import { loadForNavigation } from './pages.ts';

/** The address of the site's own page that a link leads to in this tab; undefined for other links. */
function siteUrl({ target }: Event): URL | undefined {
  const link = (target as Element).closest?.('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : undefined;
}

/**
 * The page of the site that a click asks for in this tab; undefined when the browser should do what
 * it does with any link: new tabs, downloads, other sites, telephone.
 */
export function askedFor(event: MouseEvent): URL | undefined {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return event.defaultPrevented || event.button !== 0 || !isPlain ? undefined : siteUrl(event);
}

/**
 * Fetches the code of a page as soon as a visitor points at, focuses or touches a link to it, so
 * that the page is there when the click comes; once a page, as the click tries again by itself.
 */
export function prefetchOnIntent(signal: AbortSignal): void {
  const tried = new Set<string>();
  const onIntent = (event: Event) => {
    const path = siteUrl(event)?.pathname;
    if (!path || tried.has(path)) return;
    tried.add(path);
    loadForNavigation(path).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true, signal });
}
