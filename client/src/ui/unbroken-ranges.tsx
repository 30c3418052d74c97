/** A word that browsers would break at its dash: "₹200–400/sq", "5-year". */
const range = /(\S*\d(?:–\d|-year)\S*)/;

/** A text whose ranges and years never break at their dash. */
export function UnbrokenRanges({ text }: { text: string }) {
  return text.split(range).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    <span key={i} className={i % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
}
