/*
 * The visitor's request for a page: a link, Back, Forward, or another try. The last request wins. It ends all that
 * waits for the former one.
 */

/** Milliseconds that a page may take to arrive. */
const timeoutMs = 8000;
/** Milliseconds until the old page shows that the next one is slow. */
const noticeMs = 300;

/** The last request. Its signal is aborted by the next request. */
let request = new AbortController();
/** Shows or hides that a page is slow. The app replaces this function by its own. */
export const waitNotice = { show: (_isWaiting: boolean): void => {} };

/** Ends the former request and begins a new one, whose signal it returns. Closes the menu. */
export function beginRequest(): AbortSignal {
  request.abort();
  request = new AbortController();
  waitNotice.show(false);
  document.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
  return request.signal;
}

/**
 * Waits for `wanted`, and calls `there` when it resolves or `missing` when it fails or takes too long. A page that
 * is missing may still come. A newer request cancels both calls. Returns the signal of this request.
 */
export function ask(wanted: Promise<unknown>, there: () => void, missing = there): AbortSignal {
  const signal = beginRequest();
  const notice = setTimeout(() => signal.aborted || waitNotice.show(true), noticeMs);
  const end = (then: () => void) => () => {
    [notice, patience].forEach(clearTimeout);
    if (signal.aborted) return;
    waitNotice.show(false);
    then();
  };
  const patience = setTimeout(end(missing), timeoutMs);
  wanted.then(end(there), end(missing));
  return signal;
}

/** Loads another document. The next request stops the load. */
export function loadDocument(url: URL): void {
  const signal = beginRequest();
  signal.addEventListener('abort', () => window.stop());
  // The load has ended if the browser restores this document from its memory.
  const forget = () => {
    request = new AbortController();
  };
  addEventListener('pageshow', forget, { once: true, signal });
  location.assign(url);
}
