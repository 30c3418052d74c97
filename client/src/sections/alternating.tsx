import { Fragment, type ReactNode } from 'react';

/** What sections stand on by turns. */
export type Ground = 'paper' | 'sheet';

/** Sections on paper and on sheet by turns; one that is left out changes the grounds of those after it. */
export function alternating(
  ...sections: readonly (false | undefined | ((ground: Ground) => ReactNode))[]
) {
  return sections
    .filter((section) => !!section)
    .map((section, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their places
      <Fragment key={i}>{section(i % 2 === 0 ? 'paper' : 'sheet')}</Fragment>
    ));
}
