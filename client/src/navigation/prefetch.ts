import { loadForNavigation } from './pages.ts';

/**
 * Fetches the code of a page as soon as a visitor points at, focuses or touches a link to it, so
 * that the page stands there when the click comes. Returns a function that stops it.
 */
export function prefetchOnIntent(): () => void {
  const onIntent = (event: Event) => {
    const link = (event.target as Element).closest?.('a[href^="/"]');
    // A failure here is no matter: the click will try again.
    if (link) loadForNavigation(new URL((link as HTMLAnchorElement).href).pathname).catch(() => {});
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const type of events) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of events) document.removeEventListener(type, onIntent);
  };
}
