import type { ReactNode } from 'react';
import { serviceLabels } from '#client/content/service-labels.ts';
import type { Band } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { CallToActionBand } from './band.tsx';

/** Shows the closing band of a page: its call to action, and the form's link beside a call. */
export function ServiceBand({
  band,
  aside,
}: {
  band: Band;
  /** A picture on ink in place of the drawing. */
  aside?: ReactNode;
}) {
  const { getQuote, viewProjects } = serviceLabels;
  return (
    <CallToActionBand {...band} aside={aside}>
      <Action action={band.callToAction} />
      {band.callToAction.target === 'call' ? (
        <ButtonLink href={quoteHref}>{getQuote}</ButtonLink>
      ) : (
        <ButtonLink href={viewProjects.href}>{viewProjects.label}</ButtonLink>
      )}
    </CallToActionBand>
  );
}
