/** A word with a range of figures in it: "₹200–400/sq". */
const range = /(\S*\d–\d\S*)/;

/** A text whose ranges never break at their dash, where browsers would allow it. */
export function UnbrokenRanges({ text }: { text: string }) {
  return text.split(range).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
