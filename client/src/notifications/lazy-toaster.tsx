import { lazy, Suspense, useEffect, useState } from 'react';
import { currentToasts, subscribe } from './toast-store.ts';

const load = () => import('./toaster.tsx');
const Toaster = lazy(() => load().then((module) => ({ default: module.Toaster })));

/** Fetches the toaster ahead of its first notification, so that a lost connection can be told of. */
export function preloadToaster(): void {
  load().catch(() => {});
}

/** The toaster, fetched with the first notification or the first press of its hotkey, F8. */
export function LazyToaster() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (needed) return;
    const need = () => setNeeded(true);
    const onKey = (event: KeyboardEvent) => event.key === 'F8' && need();
    if (currentToasts().length > 0) need();
    addEventListener('keydown', onKey);
    const unsubscribe = subscribe(need);
    return () => {
      removeEventListener('keydown', onKey);
      unsubscribe();
    };
  }, [needed]);
  return (
    needed && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
