import { loadForNavigation } from './pages.ts';

/** The address of the site's own page that a link leads to in this tab; undefined for other links. */
function siteUrl(link: HTMLAnchorElement | null): URL | undefined {
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : undefined;
}

const linkOf = ({ target }: Event) => (target as Element).closest?.('a') ?? null;

/**
 * The page of the site that a click asks for in this tab; undefined when the browser should do what
 * it does with any link: new tabs, downloads, other sites, telephone.
 */
export function askedFor(event: MouseEvent): URL | undefined {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
  return siteUrl(linkOf(event));
}

/**
 * Fetches the code of a page as soon as a visitor points at, focuses or touches a link to it, so
 * that the page is there when the click comes; once a page, as the click tries again by itself.
 * Returns a function that stops it.
 */
export function prefetchOnIntent(): () => void {
  const tried = new Set<string>();
  const onIntent = (event: Event) => {
    const path = siteUrl(linkOf(event))?.pathname;
    if (!path || tried.has(path)) return;
    tried.add(path);
    loadForNavigation(path).catch(() => {});
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const type of events) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of events) document.removeEventListener(type, onIntent);
  };
}
