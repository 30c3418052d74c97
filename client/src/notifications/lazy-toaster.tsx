import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, dismiss, subscribe } from './toast-store.ts';

const load = () => import('./toaster.tsx');
const Toaster = lazy(() =>
  load().then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: PlainToaster }),
  ),
);

/** Says the same where the toaster's code cannot be fetched: the visitor must learn the outcome. */
function PlainToaster() {
  const [toast] = useSyncExternalStore(subscribe, currentToasts, currentToasts);
  if (!toast?.open) return null;
  return (
    <div role="alert" className="fixed inset-x-0 bottom-(--bar) z-50 px-4 pb-4">
      <button type="button" onClick={() => dismiss(toast.id)} className="button button-primary">
        {toast.title} {toast.description}
      </button>
    </div>
  );
}

/** Fetches the toaster ahead of its first notification, so that a lost connection can be reported. */
export function preloadToaster(): void {
  load().catch(() => {});
}

/** The toaster, fetched with the first notification or the first press of its hotkey, F8. */
export function LazyToaster() {
  const [needed, setNeeded] = useState<'by notification' | 'by hotkey'>();
  useEffect(() => {
    if (needed) return;
    const need = () => setNeeded('by notification');
    const onKey = (event: KeyboardEvent) => event.key === 'F8' && setNeeded('by hotkey');
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
        <Toaster hasFocus={needed === 'by hotkey'} />
      </Suspense>
    )
  );
}
