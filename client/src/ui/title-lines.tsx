import { Fragment } from 'react';

/** Shows the sentences of a title, each on a line of its own. */
export function TitleLines({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span className="block w-fit">{sentence}</span>{' '}
    </Fragment>
  ));
}
