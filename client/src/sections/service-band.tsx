import { servicePages } from '#client/content/service-pages.ts';
import type { Band } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { CallToActionBand } from './band.tsx';

/** The closing band of a service page: its call to action and beside a call the form. */
export function ServiceBand({ band }: { band: Band }) {
  const { getQuote, viewProjects } = servicePages;
  return (
    <CallToActionBand title={band.title} text={band.text} drawing={band.drawing}>
      <Action action={band.callToAction} />
      {band.callToAction.target === 'call' ? (
        <ButtonLink href={quoteHref}>{getQuote}</ButtonLink>
      ) : (
        <ButtonLink href={viewProjects.href}>{viewProjects.label}</ButtonLink>
      )}
    </CallToActionBand>
  );
}
