import { UnbrokenRanges } from './unbroken-ranges.tsx';

interface PhraseProps {
  /** "98%" */
  first: string;
  /** "success rate" */
  second: string;
  /** The classes of the two parts. */
  classNames?: readonly [first: string, second: string];
}

/**
 * Shows two parts of one phrase in reading order, with a space between: "98% success rate", "Area 40-80 sq ft".
 * Both are inline, so that search and screen readers find one phrase. The classes `phrase` and `phrase-row` put the
 * second part on its own line or in its own column.
 */
export function Phrase({ first, second, classNames = ['', ''] }: PhraseProps) {
  return (
    <>
      <span className={classNames[0]}>
        <UnbrokenRanges text={first} />
      </span>{' '}
      <span className={classNames[1]}>
        <UnbrokenRanges text={second} />
      </span>
    </>
  );
}
