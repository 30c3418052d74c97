import type { ReactElement } from 'react';
import type { DrawingName, FaqItem, PageMeta, ServiceCard, ServiceMeta } from './content/types.ts';

/** A page as the router, the head and the build step see it. */
export interface Page {
  /** Its `service`, where it has one, becomes structured data (spec section 3). */
  readonly meta: PageMeta | ServiceMeta;
  readonly content: ReactElement;
  /** The page's own elevation: its preview image is made from it. */
  readonly drawing: DrawingName;
  /** Home only: the business as structured data, with what it does and its services; and geo tags. */
  readonly business?: {
    readonly service: ServiceMeta['service'];
    readonly services: readonly ServiceCard[];
  };
  /** Home only: its questions as structured data. */
  readonly faq?: readonly FaqItem[];
  /** Contact only: where the company sits, when it is open and where it works, as structured data. */
  readonly location?: boolean;
}
