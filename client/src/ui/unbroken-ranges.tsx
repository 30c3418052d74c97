/** What no line may break: "₹40K–1L", "3-year", "powder-coated", and with the unit that the build binds to it "3–5 days". */
const range = /([\S\u00a0]*(?:\d[KL]?–\d|\w-[a-z])[\S\u00a0]*)/;

/** A text whose ranges and compounds never break at their dash, where browsers would allow it. */
export function UnbrokenRanges({ text }: { text: string }) {
  return text.split(range).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={i} className="inline-block">
        {part}
      </span>
    ),
  );
}
