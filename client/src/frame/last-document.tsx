import { useLayoutEffect, useRef, useState } from 'react';
import { appFailed } from '#client/content/page-unavailable.ts';
import { visit } from '#client/navigation/visit.ts';

/**
 * The last resort when the app itself fails: what stood in the document goes on standing there, as it
 * would without script: links load pages, the menu opens, the form sends. A page that was only about
 * to be hydrated stays as it was served; one that had been the app's says that it failed.
 */
export function LastDocument() {
  const place = useRef<HTMLDivElement>(null);
  // React takes these nodes away after this and before the effect: what was typed stays in them, the focus not.
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...(document.getElementById('root')?.childNodes ?? [])],
    focused: document.activeElement as HTMLElement | null,
  }));
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
    focused?.focus({ preventScroll: true });
    document.documentElement.className = '';
    // Nobody else shows the page of an address that Back has changed.
    const reload = () => location.reload();
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, [nodes, focused]);
  return (
    <>
      {visit.hasBegun && (
        <p role="alert" className="notice mx-gutter">
          {appFailed.text}{' '}
          <a href={location.href} className="underline underline-offset-4">
            {appFailed.reload}
          </a>
        </p>
      )}
      <div ref={place} />
    </>
  );
}
