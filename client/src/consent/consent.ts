import type { ComponentType } from 'react';

/** What ad systems are told of: a request was sent, the call link or the chat link was pressed. */
export type AdEvent = 'request' | 'call' | 'chat';

/*
 * Stands in for `with-tags.tsx` in a site without tags of ad systems. If `shared/company.ts` names a tag, the
 * build takes that module in place of this one (client/build/consent-plugin.ts).
 */

/** Asks for consent, and loads the tags after it. */
export const ConsentNotice: ComponentType | undefined = undefined;

/** Opens the notice again. */
export const ConsentLink: ComponentType | undefined = undefined;

/** Tells the ad systems of an event, if the visitor has accepted. */
export const tellAdSystems: ((event: AdEvent) => void) | undefined = undefined;
