import { servicePages } from '#client/content/service-pages.ts';
import type { Band } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallToActionBand } from './band.tsx';

/** The closing band of a service page: its call to action beside the other way to get in touch. */
export function ServiceBand({ band }: { band: Band }) {
  const { contact, viewProjects } = servicePages;
  const second = band.callToAction.target === 'call' ? contact : viewProjects;
  return (
    <CallToActionBand title={band.title} text={band.text} drawing={band.drawing}>
      <Action action={band.callToAction} />
      <ButtonLink href={second.href}>{second.label}</ButtonLink>
    </CallToActionBand>
  );
}
