import { allowTags } from './tags.ts';

/** The name under which the browser keeps the choice. */
const key = 'ad-consent';
const listeners = new Set<() => void>();
/** The element that opened the notice again. */
let opener: HTMLElement | undefined;
let isReopened = false;
let choice = readChoice();

/** Returns the choice that was made in this browser. Without storage it lasts until the next page load. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns true if the visitor has to be asked, or wants to choose again. */
export const isAsking = (): boolean => isReopened || choice === null;

/** Returns true if the visitor has opened the notice again. */
export const isAskedFor = (): boolean => isReopened;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(): void {
  for (const listener of listeners) listener();
}

/** Loads the tags for a visitor who has accepted them at an earlier visit. */
export function followChoice(): void {
  if (choice === 'accepted') allowTags(true);
}

/** Keeps a choice, follows it, and closes the notice. */
export function choose(made: 'accepted' | 'declined'): void {
  choice = made;
  try {
    localStorage.setItem(key, made);
  } catch {}
  allowTags(made === 'accepted');
  isReopened = false;
  change();
  opener?.focus();
}

/** Opens the notice again. */
export function reopen(from: HTMLElement): void {
  opener = from;
  isReopened = true;
  change();
}
