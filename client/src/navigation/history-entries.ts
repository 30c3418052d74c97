/*
 * Where the visitor was in each entry of the tab's history. An entry is known by a key in its state;
 * the places outlive reloads in the session's storage.
 */
const storageKey = 'places';

/**
 * One of a page's parts and how far its top was from the screen's, in pixels: the place stays right
 * when other parts grow, or the phone is turned.
 */
type Place = readonly [part: number, top: number];

const partsOfPage = () => [...document.querySelectorAll('main > *, footer')];
const topOf = (part: Element | undefined) => part?.getBoundingClientRect().top ?? 0;

/** The part that a visitor looks at, a third down the screen. */
function placeInView(): Place {
  const parts = partsOfPage();
  const part = parts.findIndex((one) => one.getBoundingClientRect().bottom > innerHeight / 3);
  return [part, topOf(parts[part])];
}

/** Scrolls to a place at once, the page at its full height (styles.css, `.fresh`); `false` is its top. */
export function goToPlace(place: Place | false): void {
  if (!place) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const [part, top] = place;
  document.documentElement.classList.remove('fresh');
  scrollTo({ top: scrollY + topOf(partsOfPage()[part]) - top, behavior: 'instant' });
}

function readStored(): Record<string, Place | false> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {}; // Storage may be switched off.
  }
}

/** Of the entries left in this document. */
const noted: Record<string, Place | false> = {};

/** The state of a new history entry. */
export const newEntry = () => ({ key: Math.random().toString(36).slice(2) });

/** The key of the entry the tab is at; an entry that has none yet is given one. */
export function currentKey(): string {
  if (!history.state?.key) history.replaceState({ ...history.state, ...newEntry() }, '');
  return history.state.key;
}

/** Gives the page its full height, the visitor staying where they are. */
export function layOutAll(): void {
  if (document.documentElement.classList.contains('fresh')) goToPlace(placeInView());
}

/** Notes the visitor's place for an entry that is about to be left. */
export function notePlace(key: string): void {
  noted[key] = scrollY > 0 && placeInView();
}

/** What was noted for an entry: false for the page's top, undefined for an entry not left yet. */
export const placeOf = (key: string): Place | false | undefined => noted[key] ?? readStored()[key];

/** Takes the visitor to where they were in the entry of a new document, if it was left before. */
export function returnToPlace(key: string): void {
  const place = placeOf(key);
  if (place === undefined) return;
  // The browser would go to a place of its own later, often a wrong one.
  history.scrollRestoration = 'manual';
  goToPlace(place);
}

/**
 * Keeps the places when the document goes, or may go unseen, `key` being the entry it shows then; the
 * next document returns to them (loader.ts). Returns a function that stops it.
 */
export function keepPlaces(key: () => string): () => void {
  const keep = () => {
    notePlace(key());
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...readStored(), ...noted }));
    } catch {
      // Without storage the next document leaves it to the browser.
      history.scrollRestoration = 'auto';
    }
  };
  const occasions = ['pagehide', 'visibilitychange'] as const;
  history.scrollRestoration = 'manual';
  for (const occasion of occasions) addEventListener(occasion, keep);
  return () => {
    for (const occasion of occasions) removeEventListener(occasion, keep);
    history.scrollRestoration = 'auto';
  };
}
