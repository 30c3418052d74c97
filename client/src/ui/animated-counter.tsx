import { useEffect, useRef } from 'react';
import { countUp } from './count-up.ts';

/**
 * A figure that counts up when it comes into view. Rendered with its final value, which is also
 * what assistive technology, visitors without script and those who want less motion get.
 */
export function AnimatedCounter({
  prefix = '',
  target,
  suffix = '',
}: {
  prefix?: string | undefined;
  /** A whole number. */
  target: number;
  suffix?: string | undefined;
}) {
  const element = useRef<HTMLSpanElement>(null);
  const final = `${prefix}${target}${suffix}`;
  useEffect(() => {
    if (element.current) countUp(element.current);
  }, []);
  return (
    <span ref={element} data-count={target} suppressHydrationWarning>
      <span className="sr-only">{final}</span>
      <span aria-hidden="true" data-final={final}>
        {/* The loader may be counting in it already when React takes over. */}
        <span suppressHydrationWarning>{final}</span>
      </span>
    </span>
  );
}
