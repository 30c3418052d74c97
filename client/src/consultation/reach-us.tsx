import { frameLabels } from '#client/content/navigation.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { chatHref, newTab } from '#client/ui/links.ts';
import { WhatsAppMark } from '#client/ui/marks.tsx';

/** Shows the two ways that need no form, call and chat, side by side. */
export function ReachUs() {
  return (
    <div className="actions">
      <CallButton text={frameLabels.callNumber} kind="secondary" />
      <ButtonLink href={chatHref()} {...newTab}>
        <WhatsAppMark />
        {frameLabels.actionBar.chat}
      </ButtonLink>
    </div>
  );
}
