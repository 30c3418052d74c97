import type { ReactElement } from 'react';
import type { DrawingName, FaqItem, PageMeta, ServiceCard, ServiceMeta } from './content/types.ts';

/** A page as the router, the head and the build see it. */
export interface Page {
  /** If the metadata has a `service`, it becomes structured data (spec section 3). */
  readonly meta: PageMeta | ServiceMeta;
  readonly content: ReactElement;
  /** The page's own elevation, which its preview image shows. */
  readonly drawing: DrawingName;
  /** Only Home has it. The business and its services as structured data and geo tags. */
  readonly business?: {
    readonly service: ServiceMeta['service'];
    readonly services: readonly ServiceCard[];
  };
  /** Only Home has it. Its questions as structured data. */
  readonly faq?: readonly FaqItem[];
  /** True for Contact only. Adds the company's address, hours and cities as structured data. */
  readonly location?: boolean;
}
