import { useLayoutEffect, useRef, useState } from 'react';
import { appFailed } from '#client/content/page-unavailable.ts';

/**
 * Keeps the document when the app itself fails, so that it works as without script: links load pages, the menu
 * opens and the form sends. A page that was not yet hydrated stays as it was served. A page of the app says that it
 * failed.
 */
export function LastDocument({ isHydrated }: { isHydrated: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // React removes these nodes after this line and before the effect. They keep the typed values but lose the focus.
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...(document.getElementById('root')?.childNodes ?? [])],
    focused: document.activeElement as HTMLElement | null,
  }));
  useLayoutEffect(() => {
    box.current?.replaceChildren(...nodes);
    focused?.focus({ preventScroll: true });
    document.documentElement.className = '';
    // No other code shows the page of an address that Back has changed.
    const reload = () => location.reload();
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, [nodes, focused]);
  return (
    <>
      {isHydrated && (
        <p role="alert" className="notice mx-gutter">
          {appFailed.text}{' '}
          <a href={location.href} className="underline underline-offset-4">
            {appFailed.reload}
          </a>
        </p>
      )}
      <div ref={box} />
    </>
  );
}
