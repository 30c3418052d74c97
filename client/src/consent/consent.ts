import type { ComponentType } from 'react';
import { asksConsent } from '#client/content/consent.ts';
import * as tags from './with-tags.tsx';

/** An event that the site reports to ad systems: a request was sent, or the call or chat link was pressed. */
export type AdEvent = 'request' | 'call' | 'chat';

/*
 * Holds the parts of `with-tags.tsx` if `shared/company.ts` names a tag. In a site without tags the build leaves that
 * file out (client/build/site/evaluated-content.ts).
 */

/** Asks for consent, and loads the tags after it. */
export const ConsentNotice: ComponentType | undefined = asksConsent
  ? tags.ConsentNotice
  : undefined;

/** Opens the notice again. */
export const ConsentLink: ComponentType | undefined = asksConsent ? tags.ConsentLink : undefined;

/** Reports an event to the ad systems, if the visitor has accepted. */
export const tellAdSystems: ((event: AdEvent) => void) | undefined = asksConsent
  ? tags.tellAdSystems
  : undefined;
