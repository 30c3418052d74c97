import { useEffect, useRef } from 'react';
import { countUp } from './count-up.ts';

/**
 * Shows a figure that counts up from 0 when it comes into view. Until then its text is the final value. Without
 * script, or with less motion, it keeps this value.
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
  const final = `${prefix}${target.toLocaleString('en-IN')}${suffix}`;
  useEffect(() => {
    if (element.current) countUp([element.current]);
  }, []);
  return (
    // The loader may already be counting here when React takes over. Then both elements have changed.
    <span ref={element} data-count={final} suppressHydrationWarning>
      <span suppressHydrationWarning>{final}</span>
    </span>
  );
}
