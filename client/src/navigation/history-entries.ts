/*
 * Where the visitor was in each entry of the tab's history. An entry is known by a key in its state;
 * the positions outlive reloads in the session's storage.
 */
const storageKey = 'positions';

function readStored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {}; // Storage may be switched off.
  }
}

/** Of the entries left in this document. */
const noted: Record<string, number> = {};

/** The state of a new history entry. */
export const newEntry = () => ({ key: Math.random().toString(36).slice(2) });

/** The key of the entry the tab is at; an entry that has none yet is given one. */
export function currentKey(): string {
  if (!history.state?.key) history.replaceState({ ...history.state, ...newEntry() }, '');
  return history.state.key;
}

/** Gives the page its full height (styles.css, `.fresh`), the visitor staying where they are. */
export function layOutAll(): void {
  const { classList } = document.documentElement;
  if (!classList.contains('fresh')) return;
  const inView = [...document.querySelectorAll('main > *, footer')].find(
    (part) => part.getBoundingClientRect().bottom > 0,
  );
  const top = () => inView?.getBoundingClientRect().top ?? 0;
  const before = top();
  classList.remove('fresh');
  scrollBy({ top: top() - before, behavior: 'instant' });
}

/** Notes how far down the page is scrolled, in pixels, for an entry that is about to be left. */
export function notePosition(key: string): void {
  // Nothing stands above the top.
  if (scrollY > 0) layOutAll();
  noted[key] = scrollY;
}

/** What was noted for an entry; undefined for one not left yet. */
export const positionOf = (key: string): number | undefined => noted[key] ?? readStored()[key];

/**
 * Keeps the positions when the document goes, `key` being the entry it shows then. From now on
 * positions are restored by the app; a reload or a return to the document is left to the browser,
 * which does it before any script runs. Returns a function that stops it.
 */
export function keepPositions(key: () => string): () => void {
  const restoreOurselves = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    notePosition(key());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...readStored(), ...noted }));
    } catch {
      // Without storage a reload forgets the other entries' positions.
    }
  };
  restoreOurselves();
  addEventListener('pageshow', restoreOurselves);
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('pageshow', restoreOurselves);
    removeEventListener('pagehide', leave);
    history.scrollRestoration = 'auto';
  };
}
