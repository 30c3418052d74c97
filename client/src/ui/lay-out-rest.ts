const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

/**
 * Lays out what the page's CSS has put off until after the first paint (styles.css, `.laying-out`):
 * a part at a time and when the browser is idle, so that no task is long. From then on the page has
 * its whole height.
 */
export function layOutRest(): void {
  const parts = document
    .querySelectorAll<HTMLElement>('.laying-out :is(.section, .card, footer)')
    .values();
  const next = () => {
    const { value: part } = parts.next();
    if (!part) {
      document.documentElement.classList.remove('laying-out');
      return;
    }
    part.style.contentVisibility = 'visible';
    // Reading it does the work here; else the parts would wait for each other and come together.
    part.getBoundingClientRect();
    whenIdle(next);
  };
  whenIdle(next);
}
