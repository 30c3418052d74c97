import { MessageSquareText, Phone } from 'lucide-react';
import { chat, frameLabels } from '#client/content/navigation.ts';
import { newTab, outbound } from '#client/ui/links.ts';
import { QuoteLink } from '#client/ui/quote-link.tsx';

const cell =
  'flex items-center justify-center gap-2 max-md:pt-0.5 font-heading font-semibold -outline-offset-4 forced-colors:border';

/**
 * Call, chat and quote, always at hand (spec section 2, "A floating chat-app button"): on small
 * screens a bar along the bottom edge; on others the chat link alone, a tab as narrow as the page's
 * margin, so that it never covers a word.
 */
export function ActionBar() {
  const { actionBar } = frameLabels;
  return (
    <aside
      aria-label={actionBar.name}
      className="no-print fixed right-0 bottom-0 z-30 grid h-(--bar) grid-cols-[.8fr_1.2fr_1.1fr] max-md:left-0 max-md:border-t-frame max-md:border-ink md:bottom-8 md:h-auto md:w-gutter md:grid-cols-1 md:pl-2.5"
    >
      <a href={outbound.call} className={`${cell} bg-canary text-ink md:hidden`}>
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {actionBar.call}
      </a>
      <a
        href={outbound.chat}
        {...newTab}
        aria-label={chat.name}
        className={`${cell} on-ink md:px-5 md:[writing-mode:vertical-rl] md:border-frame md:border-r-0 md:border-sheet`}
      >
        <MessageSquareText aria-hidden="true" className="size-5 shrink-0" />
        {actionBar.chat}
      </a>
      <QuoteLink className={`${cell} bg-sheet text-ink md:hidden`}>{actionBar.quote}</QuoteLink>
    </aside>
  );
}
