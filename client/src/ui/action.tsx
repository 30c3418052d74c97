import type { CallToAction } from '#client/content/types.ts';
import { ButtonLink } from './button-link.tsx';
import { CallButton } from './call-button.tsx';
import { quoteHref } from './links.ts';

/** Shows the button of a call to action, which dials the company or opens the consultation form. */
export function Action({
  action,
  kind = 'primary',
}: {
  action: CallToAction;
  kind?: 'primary' | 'secondary';
}) {
  if (action.target === 'call') return <CallButton text={action.text} kind={kind} />;
  return (
    <ButtonLink href={quoteHref} kind={kind}>
      {action.text}
    </ButtonLink>
  );
}
