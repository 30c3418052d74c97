/** A word with a range of figures or a counted word in it: "₹200–400/sq", "3-year". */
const range = /(\S*\d(?:–\d|-[a-z])\S*)/;

/** A text whose ranges and counts never break at their dash, where browsers would allow it. */
export function UnbrokenRanges({ text }: { text: string }) {
  return text.split(range).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={i} className="inline-block wrap-anywhere">
        {part}
      </span>
    ),
  );
}
