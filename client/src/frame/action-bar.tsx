import { MessageSquareText, Phone } from 'lucide-react';
import { chat, frameLabels } from '#client/content/navigation.ts';
import { newTab, outbound } from '#client/ui/links.ts';
import { QuoteLink } from './quote-link.tsx';
import { useActivePath } from './use-active-path.ts';

const cell =
  'flex items-center justify-center gap-2 pt-0.5 font-heading font-semibold -outline-offset-4 forced-colors:border';

/**
 * Call, chat and quote, always at hand (spec section 2, "A floating chat-app button"): on small
 * screens a bar along the bottom edge, on others the chat link alone, docked in the corner.
 */
export function ActionBar() {
  const { actionBar } = frameLabels;
  return (
    <aside
      aria-label={actionBar.name}
      className="no-print fixed right-0 bottom-0 z-30 grid h-(--bar) grid-cols-[1fr_1fr_1.25fr] max-md:left-0 max-md:border-t-frame max-md:border-ink md:h-14 md:grid-cols-1"
    >
      <a href={outbound.call} className={`${cell} bg-canary text-ink md:hidden`}>
        <Phone aria-hidden="true" className="size-5" />
        {actionBar.call}
      </a>
      <a
        href={outbound.chat}
        {...newTab}
        aria-label={`${actionBar.chat}: ${chat.name}`}
        className={`${cell} on-ink md:border-t-frame md:border-l-frame md:border-sheet md:px-7`}
      >
        <MessageSquareText aria-hidden="true" className="size-5" />
        {actionBar.chat}
      </a>
      <QuoteLink path={useActivePath()} className={`${cell} bg-sheet text-ink md:hidden`}>
        {actionBar.quote}
      </QuoteLink>
    </aside>
  );
}
