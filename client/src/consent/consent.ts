import type { ComponentType } from 'react';

/** An event that the site reports to ad systems: a request was sent, or the call or chat link was pressed. */
export type AdEvent = 'request' | 'call' | 'chat';

/*
 * Replaces `with-tags.tsx` in a site without ad tags. If `shared/company.ts` names a tag, the build takes
 * `with-tags.tsx` instead of this file (client/build/consent-plugin.ts).
 */

/** Asks for consent, and loads the tags after it. */
export const ConsentNotice: ComponentType | undefined = undefined;

/** Opens the notice again. */
export const ConsentLink: ComponentType | undefined = undefined;

/** Reports an event to the ad systems, if the visitor has accepted. */
export const tellAdSystems: ((event: AdEvent) => void) | undefined = undefined;
