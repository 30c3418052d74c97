/*
 * The drawing of a service's card grows into the head of the service's page, by a view transition (styles.css). It
 * needs the browser's support, and no visitor waits for it.
 */

/** The transition under way, if any. */
let walk: ViewTransition | undefined;

/** Returns true if the visitor wants less motion. */
export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns true while a drawing grows. */
export const isUnderWay = () => walk !== undefined;

/** Ends the growing of a drawing. A page that has not been shown yet is not shown. */
export function end(): void {
  walk?.skipTransition();
  walk = undefined;
}

/** Returns the drawing of the service's card that was pressed, if there is one and it can grow. */
export function findPressedDrawing(path: string): HTMLElement | null | undefined {
  if (!path.startsWith('/services/') || isMotionReduced() || !document.startViewTransition)
    return null;
  const pressed = window.event?.target as Element | null | undefined;
  return pressed?.closest('li')?.querySelector<HTMLElement>('.photo-frame, .drawing');
}

/** Lets a drawing, if there is one, grow into the head of the page that `show` renders. */
export function into(drawing: HTMLElement | null | undefined, show: () => void): void {
  if (!drawing) {
    show();
    return;
  }
  drawing.style.viewTransitionName = 'head';
  const mine = document.startViewTransition(() => {
    drawing.style.viewTransitionName = '';
    // While the browser takes a picture of the old page, the visitor may ask for another page.
    if (walk !== mine) return;
    show();
    document.querySelector('.plotted')?.classList.replace('plotted', 'walked-into');
  });
  walk = mine;
  // The promise of a transition that is ended early rejects.
  mine.ready.catch(() => {});
}
