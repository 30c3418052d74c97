import { currentKey, goToPlace, layOutAll, placeOf } from './history-entries.ts';
import type { View } from './visit.ts';

/** Does the visitor want less motion? */
export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const focusHeading = () =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });

/** To the page's top, smoothly (spec section 2) unless motion is reduced, with the focus on its heading. */
export function backToTop(): void {
  focusHeading();
  scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
}

/**
 * Scrolls at once, and in each of the next three frames again: until then a smooth scroll that the
 * browser had under way may still move the page.
 */
function scrollFirmly(scroll: () => void, key = currentKey(), frames = 3): void {
  if (key !== currentKey()) return;
  scroll();
  if (frames) requestAnimationFrame(() => scrollFirmly(scroll, key, frames - 1));
}

/**
 * What happens when a view has come onto the screen in place of another: in an entry that was left
 * before, the visitor is where they were; else at the place that the address names, or at the top.
 * That place, or a new page's heading, takes the focus, so that a screen reader starts there.
 */
export function enter({ path, key }: View, left: View): void {
  const place = placeOf(key);
  const target = document.getElementById(location.hash.slice(1));
  const isOtherPage = path !== left.path;
  if (isOtherPage) {
    if (target) target.focus({ preventScroll: true });
    else focusHeading();
  }
  if (place !== undefined) scrollFirmly(() => goToPlace(place));
  else if (target) {
    layOutAll();
    // Within a page the browser has gone to the target by itself.
    if (isOtherPage) scrollFirmly(() => target.scrollIntoView());
  } else if (isOtherPage) {
    // Entered at its top, a page may put off what is far below, as on a fresh visit (styles.css).
    document.documentElement.classList.add('fresh');
    backToTop();
  }
}
