import { useEffect, useRef } from 'react';
import { countUp } from './count-up.ts';

/**
 * A figure that counts up from 0 when it comes into view. Its text is the final value until then, and for
 * visitors without script or who want less motion all the time.
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
    // The loader may be counting in it already when React takes over.
    <span ref={element} data-count={final} suppressHydrationWarning>
      {final}
    </span>
  );
}
