interface VisitMemory {
  /** The address that the visit began at. */
  first?: string;
  /** The address of the page that linked to it. */
  referrer?: string;
  /** The path of the page that the visitor has left last. */
  lastLeft?: string;
}

/** Holds what the form tells of a visit. Every page loads this file, so it has no more than that. */
export const visitMemory: VisitMemory = {};

/**
 * Keeps the visit in the state of each history entry, so that a reload does not lose the campaign. A phone that
 * discards the tab in the background reloads it as well. The state goes when the tab is closed. The returned function
 * ends it.
 */
export function rememberVisit(): () => void {
  const begun: VisitMemory = { first: location.href, referrer: document.referrer };
  Object.assign(visitMemory, history.state?.visit ?? begun);
  let path = location.pathname;
  const keep = () => {
    if (path !== location.pathname) visitMemory.lastLeft = path;
    path = location.pathname;
    const kept: VisitMemory | undefined = history.state?.visit;
    if (kept && kept.lastLeft === visitMemory.lastLeft) return;
    try {
      history.replaceState({ ...history.state, visit: { ...visitMemory } }, '');
    } catch {
      // WebKit refuses more than 100 changes in ten seconds. The document still knows its visit.
    }
  };
  keep();
  const ending = new AbortController();
  // wouter announces a new entry by the first. Its `replaceState` would never end where Chromium ignores a write.
  for (const change of ['pushState', 'popstate', 'hashchange'])
    addEventListener(change, keep, { signal: ending.signal });
  return () => ending.abort();
}
