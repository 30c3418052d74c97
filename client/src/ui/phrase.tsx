import { UnbrokenRanges } from './unbroken-ranges.tsx';

interface PhraseProps {
  /** "98%" */
  first: string;
  /** "success rate" */
  second: string;
  /** What the two look like. */
  look?: readonly [first: string, second: string];
}

/**
 * Two parts of one phrase, in reading order and with a space between, for the one element that holds
 * them: "98% success rate", "Area 40-80 sq ft". Both stay inline, so that the phrase is found and heard as
 * one; the classes `phrase` and `phrase-row` put the second part on a line or in a column of its own.
 */
export function Phrase({ first, second, look = ['', ''] }: PhraseProps) {
  return (
    <>
      <span className={look[0]}>
        <UnbrokenRanges text={first} />
      </span>{' '}
      <span className={look[1]}>
        <UnbrokenRanges text={second} />
      </span>
    </>
  );
}
