import { Fragment } from 'react';

const number = '₹?\\d[\\d.,:]*["+%KLCr]*';
const noon = '(?: [AaPp][Mm]\\b)?';
const unit =
  'sq ft|kg(?:/m2)?|k?W|[cm]?m|l/s|°C|[Yy]ears?|weeks?|[Dd]ays?|hours?|cities|people|million|seats|yards|team|experts|clients|projects';

/**
 * Matches texts that should stay on one line: "40-80 sq ft", `32" to 75"`, "₹200-800/sq ft", "3-year", "fit-out",
 * "ISO 9001", "9 AM to 7 PM", "per sq ft", "penalties otherwise".
 */
const unbroken = new RegExp(
  `(\\d+-[a-z]+|fit-outs?|${number}${noon}(?:(?:-| to | × )${number}${noon})?(?:/sq ft|/point| (?:${unit})(?![\\w/]))?|ISO 9001|per sq ft|penalties otherwise)`,
);

/** Shows "kg/m2" with its figure raised. */
function Raised({ text }: { text: string }) {
  const [before, after] = text.split('m2');
  if (after === undefined) return text;
  return (
    <>
      {before}m<sup>2</sup>
      {after}
    </>
  );
}

/**
 * Shows a text with its measures and compounds each on one line if there is room (shared.css). The spans are
 * inline. Firefox makes an object of an `inline-block`, and screen readers pass over it.
 */
export function UnbrokenRanges({ text }: { text: string }) {
  return text.split(unbroken).map((part, i) =>
    i % 2 === 1 && /[ -]/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={i} className="unbroken">
        <Raised text={part} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
