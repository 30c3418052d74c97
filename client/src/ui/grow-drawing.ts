import { isMotionReduced } from './motion.ts';

/**
 * Shows a page by `show`. The drawing of the pressed card, if there is one, grows into the head of that page by a view
 * transition (drawing.css). It needs the browser's support, and no visitor waits for it.
 *
 * @param link the link that was pressed
 * @param signal ends the transition. A page that has not been shown by then is not shown.
 */
export function growDrawing(
  link: HTMLAnchorElement | null | undefined,
  signal: AbortSignal,
  show: () => void,
): void {
  const isCard = link?.pathname.startsWith('/services/') && !isMotionReduced();
  const drawing =
    isCard && link?.closest('li')?.querySelector<HTMLElement>('.photo-frame, .drawing');
  if (!drawing || !document.startViewTransition) {
    show();
    return;
  }
  drawing.style.viewTransitionName = 'head';
  const transition = document.startViewTransition(() => {
    drawing.style.viewTransitionName = '';
    // While the browser takes a picture of the old page, the visitor may ask for another page.
    if (signal.aborted) return;
    show();
    document.querySelector('.plotted')?.classList.replace('plotted', 'grown');
    // The head must not move beneath the growing drawing.
    scrollTo({ top: 0, behavior: 'instant' });
  });
  signal.addEventListener('abort', () => transition.skipTransition());
  // The promise of a transition that is ended early rejects.
  transition.ready.catch(() => {});
}
