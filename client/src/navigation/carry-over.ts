import { placeOf } from './history-entries.ts';
import { isMotionReduced } from './page-entry.ts';
import type { View } from './visit.ts';

/**
 * Shows a page, carrying the drawing of the card that leads to it over to the page's head (a view
 * transition; styles.css). The address is the page's already.
 *
 * @param show puts the page on the screen before it returns
 * @returns false, without calling `show`, on a way back, or when there is no such card or browser, or
 * motion is reduced
 */
export function carryOver({ key }: View, show: () => void): boolean {
  const card = document.querySelector<SVGElement>('.card:focus-within .drawing');
  if (!card || isMotionReduced() || !document.startViewTransition) return false;
  if (location.hash || placeOf(key) !== undefined) return false;
  card.style.viewTransitionName = 'room';
  const { ready } = document.startViewTransition(() => {
    show();
    // At once: the drawing shows the way.
    scrollTo({ top: 0, behavior: 'instant' });
    const head = document.querySelector<SVGElement>('main .drawing');
    if (head) head.style.viewTransitionName = 'room';
    // It comes whole.
    document.querySelector('.plotted')?.classList.remove('plotted');
  });
  // A later click may end it.
  ready.catch(() => {});
  return true;
}
