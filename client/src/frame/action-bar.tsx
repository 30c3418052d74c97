import { chat, frameLabels } from '#client/content/navigation.ts';
import { outbound } from '#client/content/outbound.ts';
import { chatHref, newTab } from '#client/ui/links.ts';
import { PhoneMark, WhatsAppMark } from '#client/ui/marks.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';

const cell =
  'flex items-center justify-center gap-[.45em] max-md:pt-0.5 max-md:text-[min(1.0625rem,5.4vw)] font-semibold -outline-offset-4 forced-colors:border';

/**
 * Shows the call and chat links on every page (spec section 2, "A floating chat-app button"). On small screens they are
 * a bar along the bottom edge, which the header's quote link completes. On other screens the chat link is an icon in
 * the corner, narrower than the page's margin, so that it touches no words. A tooltip names it. The chat begins with
 * the name of the page's `service`.
 */
export function ActionBar({ service }: { service: string | undefined }) {
  const { actionBar } = frameLabels;
  return (
    <aside aria-label={actionBar.name} className="no-print action-bar">
      <a href={outbound.call} className={`${cell} bg-canary text-ink md:hidden`}>
        <PhoneMark className="size-[1.2em] shrink-0 max-[17rem]:hidden" />
        {actionBar.call}
      </a>
      <Tooltip text={chat.name}>
        <a
          href={chatHref(service)}
          {...newTab}
          aria-label={chat.name}
          className={`${cell} on-ink border-sheet md:border-t-frame md:border-l-frame`}
        >
          <WhatsAppMark className="size-[1.35em] shrink-0 max-[17rem]:hidden" />
          <span className="md:sr-only">{actionBar.chat}</span>
        </a>
      </Tooltip>
    </aside>
  );
}
