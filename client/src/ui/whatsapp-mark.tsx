/** Draws the logo of WhatsApp, by which visitors know the chat: a telephone in a speech bubble. */
export function WhatsAppMark({ className = 'shrink-0' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className={className} aria-hidden="true">
      <path
        d="M2.4 21.6 3.9 16.5a9.3 9.3 0 1 1 3.6 3.6z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M8.7 6.9c.5 0 .8.1 1 .6l.8 1.9c.2.5 0 .9-.9 1.9.9 1.6 2 2.6 3.5 3.3.9-1.2 1.2-1.4 1.7-1.2l2 1c.5.2.5.6.3 1.3-.4 1.1-1.7 1.7-2.9 1.5-3.6-.6-6.8-3.7-7.4-6.6-.3-1.6.5-3.6 1.9-3.7z" />
    </svg>
  );
}
