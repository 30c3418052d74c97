import { MessageSquareText, Phone } from 'lucide-react';
import { chat, frameLabels } from '#client/content/navigation.ts';
import { chatHref, newTab, outbound } from '#client/ui/links.ts';
import { Tooltip } from '#client/ui/tooltip.tsx';

const cell =
  'flex items-center justify-center gap-[.45em] max-md:pt-0.5 max-md:text-[min(1.0625rem,5.4vw)] font-semibold -outline-offset-4 forced-colors:border';

/**
 * Call and chat, always at hand (spec section 2, "A floating chat-app button"): on small screens a bar
 * along the bottom edge, which the header's quote link completes; on others the chat link alone, a square in the corner, or where
 * the screen is wide and tall enough a tab as narrow as the page's margin, so that it covers neither a
 * word nor the drawing at the head of a page. The chat begins with the `service` whose page it is.
 */
export function ActionBar({ service }: { service: string | undefined }) {
  const { actionBar } = frameLabels;
  return (
    <aside aria-label={actionBar.name} className="no-print action-bar">
      <a href={outbound.call} className={`${cell} bg-canary text-ink md:hidden`}>
        <Phone aria-hidden="true" className="size-[1.2em] shrink-0 max-[17rem]:hidden" />
        {actionBar.call}
      </a>
      <Tooltip text={chat.name}>
        <a
          href={chatHref(service)}
          {...newTab}
          aria-label={chat.name}
          className={`${cell} on-ink border-sheet md:border-t-frame md:border-l-frame tall:px-5 tall:[writing-mode:vertical-rl]`}
        >
          <MessageSquareText
            aria-hidden="true"
            className="size-[1.2em] shrink-0 max-[17rem]:hidden"
          />
          <span className="not-labelled:sr-only">{actionBar.chat}</span>
        </a>
      </Tooltip>
    </aside>
  );
}
