import { useEffect, useRef } from 'react';

/**
 * Scrolls to the outcome of a sending and focuses it, unless the visitor has moved on. Returns the refs of the
 * elements that it needs. While the form is sent, the focus is on its `box`.
 */
export function useOutcomeInView({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const confirmation = useRef<HTMLElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (isSuccess && box.current?.contains(activeElement)) {
      confirmation.current?.focus({ preventScroll: true });
      confirmation.current?.scrollIntoView();
    }
    if (isError && activeElement === box.current) {
      button.current?.focus({ preventScroll: true });
      failure.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isSuccess, isError]);
  return { box, button, confirmation, failure };
}
