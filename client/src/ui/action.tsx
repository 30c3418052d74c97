import type { CallToAction } from '#client/content/types.ts';
import { ButtonLink } from './button-link.tsx';
import { CallButton } from './call-button.tsx';

/** The button of a call to action: dials, or opens the contact page. */
export function Action({
  action,
  kind = 'primary',
}: {
  action: CallToAction;
  kind?: 'primary' | 'secondary';
}) {
  if (action.target === 'call') return <CallButton text={action.text} kind={kind} />;
  return (
    <ButtonLink href="/contact" kind={kind}>
      {action.text}
    </ButtonLink>
  );
}
