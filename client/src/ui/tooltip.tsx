import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Milliseconds before a tooltip opens (spec section 9). */
const openDelay = 700;
const skipDelay = 300;

/**
 * The time at which a tooltip was last closed, by the page's clock. Within the skip delay the next one opens
 * immediately.
 */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * Shows the name of an icon button. The control itself has the name, so the tooltip is hidden from assistive
 * technology. Escape closes it, and visitors can point at it. We wrote it because the usual library weighs 17 kB,
 * a fifth of a page's scripts.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef(0);

  const show = () => {
    clearTimeout(timer.current);
    const delay = performance.now() - closedAt < skipDelay ? 0 : openDelay;
    timer.current = window.setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen((wasOpen) => {
      if (wasOpen) closedAt = performance.now();
      return false;
    });
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the control inside, which is the interactive one
    <span
      className="contents"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {open && (
        <span role="tooltip" aria-hidden="true" className="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}
