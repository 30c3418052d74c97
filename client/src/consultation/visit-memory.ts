interface VisitMemory {
  /** The address that the visit began at. */
  first?: string;
  /** The address of the page that linked to it. */
  referrer?: string;
  /** The path of the page that the visitor left last. */
  lastLeft?: string;
}

/** Holds the facts about a visit that the form sends. Every page loads this file, so it is small. */
export const visitMemory: VisitMemory = {};

/**
 * Keeps the visit in the state of each history entry, so that a reload does not lose the campaign. A phone may also
 * reload a tab that it discarded in the background. The state goes when the tab is closed. The returned function
 * stops keeping it.
 */
export function rememberVisit(): () => void {
  const begun: VisitMemory = { first: location.href, referrer: document.referrer };
  Object.assign(visitMemory, history.state?.visit ?? begun);
  let path = location.pathname;
  const keep = () => {
    if (path !== location.pathname) visitMemory.lastLeft = path;
    path = location.pathname;
    // Leave an entry that the visitor went back to. Chromium forgets its scroll position when it is written.
    if (history.state?.visit) return;
    try {
      history.replaceState({ ...history.state, visit: { ...visitMemory } }, '');
    } catch {
      // WebKit refuses more than 100 changes in ten seconds. The document still knows its visit.
    }
  };
  keep();
  const ending = new AbortController();
  // wouter announces a new entry with `pushState`. Its `replaceState` would never end where Chromium ignores a
  // write.
  for (const change of ['pushState', 'popstate', 'hashchange'])
    addEventListener(change, keep, { signal: ending.signal });
  return () => ending.abort();
}
