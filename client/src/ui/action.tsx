import type { CallToAction } from '#client/content/types.ts';
import { ButtonLink } from './button-link.tsx';
import { CallButton } from './call-button.tsx';
import { quoteHref } from './links.ts';

/** Shows the button of a call to action, which dials the company or opens the consultation form. */
export function Action({ action: { target, text } }: { action: CallToAction }) {
  if (target === 'call') return <CallButton text={text} />;
  return (
    <ButtonLink href={quoteHref} kind="primary">
      {text}
    </ButtonLink>
  );
}
