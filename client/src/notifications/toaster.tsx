import * as RadixToast from '@radix-ui/react-toast';
import {
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { AlertMark, TickMark } from '#client/ui/marks.tsx';
import { currentToasts, dismiss, subscribe } from './toast-store.ts';

/**
 * Ends the swipe of a pointer that was lost, for example outside the window. Radix only listens for `pointerup` and
 * would leave the toast half swiped for ever (https://github.com/radix-ui/primitives/issues/4141).
 */
function endSwipe({ target, pointerId }: ReactPointerEvent): void {
  target.dispatchEvent(new PointerEvent('pointerup', { pointerId, bubbles: true }));
}

/**
 * Shows the notifications at the lower edge of the screen for 5000 ms each (spec sections 4 and 9). On phones they are
 * above the place of the action bar. Beside a confirmation they have their own place (consultation.css). A swipe to the
 * right dismisses one, and F8 focuses them.
 */
export function Toaster(): ReactNode {
  const toasts = useSyncExternalStore(subscribe, currentToasts, currentToasts);
  const region = useRef<HTMLOListElement>(null);
  /** The element that had the focus before the notifications. */
  const focusedBefore = useRef<HTMLElement>(null);

  const close = (id: number) => {
    dismiss(id);
    // Radix leaves the focus in the list, which is empty now.
    if (region.current?.contains(document.activeElement)) focusedBefore.current?.focus();
  };

  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, description, variant = 'default', open }) => {
        const failed = variant === 'destructive';
        const Sign = failed ? AlertMark : TickMark;
        return (
          <RadixToast.Root
            key={id}
            open={open}
            onOpenChange={(isOpen) => !isOpen && close(id)}
            onLostPointerCapture={endSwipe}
            type="foreground"
            data-variant={variant}
            className={`toast grid grid-cols-[48px_1fr_auto] grid-rows-[auto_1fr] border-frame ${failed ? 'border-red bg-red-tint' : 'border-ink bg-sheet'} text-ink`}
          >
            <div
              className={`row-span-2 grid place-items-center ${failed ? 'bg-red text-white' : 'border-r-frame border-ink bg-canary'}`}
            >
              <Sign className="size-6" />
            </div>
            <RadixToast.Title
              className={`px-4 pt-3 text-[1.125rem] leading-tight font-semibold ${failed ? 'text-red' : ''}`}
            >
              {/* The space separates the words that are announced. */}
              {title}{' '}
            </RadixToast.Title>
            <RadixToast.Description className="col-span-2 col-start-2 px-4 pb-2.5 text-small">
              {description}
            </RadixToast.Description>
            <RadixToast.Close className="col-start-3 row-start-1 -mb-3 px-4 pt-3 pb-3 text-small leading-tight font-semibold underline underline-offset-4 -outline-offset-4">
              Close
            </RadixToast.Close>
          </RadixToast.Root>
        );
      })}
      {/* Without a notification it would give each served page a style attribute, which the policy forbids. */}
      {toasts.length > 0 && (
        <RadixToast.Viewport
          ref={region}
          onFocus={({ currentTarget, relatedTarget }) => {
            // Beside the list are two stops that lead the focus into it.
            if (!currentTarget.parentElement?.contains(relatedTarget as Node | null))
              focusedBefore.current = relatedTarget as HTMLElement | null;
          }}
          hotkey={['F8']}
          label="Notifications ({hotkey})"
          className="toasts fixed right-0 bottom-[calc(var(--bar)+.5rem)] z-50 m-0 w-full list-none px-gutter md:right-gutter md:bottom-4 md:max-w-[420px] md:px-0"
        />
      )}
    </RadixToast.Provider>
  );
}
