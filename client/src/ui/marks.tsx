import type { ReactNode } from 'react';

/*
 * The marks that every page shows. They are drawn here, because the icons of lucide-react would add 1.3 kB to Home,
 * which shows no other icon.
 */

interface MarkProps {
  className?: string;
}

const handset =
  'M8.7 6.9c.5 0 .8.1 1 .6l.8 1.9c.2.5 0 .9-.9 1.9.9 1.6 2 2.6 3.5 3.3.9-1.2 1.2-1.4 1.7-1.2l2 1c.5.2.5.6.3 1.3-.4 1.1-1.7 1.7-2.9 1.5-3.6-.6-6.8-3.7-7.4-6.6-.3-1.6.5-3.6 1.9-3.7z';

function Mark({
  className = '',
  viewBox = '0 0 24 24',
  children,
}: MarkProps & { viewBox?: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Draws a telephone's handset, for a call. */
export function PhoneMark({ className = '' }: MarkProps) {
  return (
    <Mark className={className} viewBox="6 6 12.6 12.6">
      <path d={handset} fill="currentColor" stroke="none" />
    </Mark>
  );
}

/** Draws the logo of WhatsApp, by which visitors know the chat: a handset in a speech bubble. */
export function WhatsAppMark({ className = 'shrink-0' }: MarkProps) {
  return (
    <Mark className={className}>
      <path d="M2.4 21.6 3.9 16.5a9.3 9.3 0 1 1 3.6 3.6z" />
      <path d={handset} fill="currentColor" stroke="none" />
    </Mark>
  );
}

/** Draws a tick, for a success. */
export function TickMark({ className = '' }: MarkProps) {
  return (
    <Mark className={className}>
      <path d="m4 13 5.5 5.5L20 6" />
    </Mark>
  );
}

/** Draws an exclamation mark, for a failure. */
export function AlertMark({ className = '' }: MarkProps) {
  return (
    <Mark className={className}>
      <path d="M12 3v12m0 3v3" strokeWidth="3" />
    </Mark>
  );
}
