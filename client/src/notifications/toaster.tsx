import * as RadixToast from '@radix-ui/react-toast';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { currentToasts, dismiss, subscribe } from './toast-store.ts';

/** Shows the notifications (spec sections 4 and 9): 5000 ms each, swipe right to dismiss, F8 to reach. */
export function Toaster(): ReactNode {
  const toasts = useSyncExternalStore(subscribe, currentToasts, currentToasts);
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, description, variant = 'default', open }) => {
        const failed = variant === 'destructive';
        const Sign = failed ? TriangleAlert : Check;
        return (
          <RadixToast.Root
            key={id}
            open={open}
            onOpenChange={(isOpen) => !isOpen && dismiss(id)}
            type="foreground"
            data-variant={variant}
            className={`toast grid grid-cols-[48px_1fr_auto] border-frame ${failed ? 'border-red bg-red-tint' : 'border-ink bg-sheet'} text-ink`}
          >
            <div
              className={`grid place-items-center ${failed ? 'bg-red text-white' : 'border-r-frame border-ink bg-canary'}`}
            >
              <Sign aria-hidden="true" className="size-6" />
            </div>
            <div className="min-w-0 px-4 py-3 text-small">
              <RadixToast.Title
                className={`pt-1 font-heading text-[1.125rem] leading-tight font-semibold ${failed ? 'text-red' : ''}`}
              >
                {/* The space keeps what is announced from running together. */}
                {title}{' '}
              </RadixToast.Title>
              <RadixToast.Description className="text-balance">
                {description}
              </RadixToast.Description>
            </div>
            <RadixToast.Close className="self-center p-4 font-heading text-small font-semibold underline underline-offset-4 -outline-offset-4">
              Close
            </RadixToast.Close>
          </RadixToast.Root>
        );
      })}
      <RadixToast.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="fixed right-0 top-[calc(var(--header)+.5rem)] z-50 m-0 w-full list-none px-4 md:top-auto md:right-gutter md:bottom-6 md:max-w-[420px] md:px-0"
      />
    </RadixToast.Provider>
  );
}
