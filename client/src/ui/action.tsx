import type { CallToAction } from '#client/content/types.ts';
import { CallButton } from './call-button.tsx';
import { QuoteLink } from './quote-link.tsx';

/** The button of a call to action: dials, or leads to the consultation form. */
export function Action({
  action,
  kind = 'primary',
}: {
  action: CallToAction;
  kind?: 'primary' | 'secondary';
}) {
  if (action.target === 'call') return <CallButton text={action.text} kind={kind} />;
  return <QuoteLink className={`button button-${kind}`}>{action.text}</QuoteLink>;
}
