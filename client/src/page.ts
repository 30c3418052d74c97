import type { ReactElement } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import type { DrawingName, PageMeta } from './content/types.ts';

/** A page as the router, the head and the build step see it. */
export interface Page {
  readonly meta: PageMeta;
  readonly content: ReactElement;
  /** The page's own elevation: its preview image is made from it. */
  readonly drawing: DrawingName;
  /** JSON-LD blocks for the document head (spec section 3). */
  readonly structuredData?: readonly WithContext<Thing>[];
  /** Home only: where the office stands. */
  readonly geo?: boolean;
}
