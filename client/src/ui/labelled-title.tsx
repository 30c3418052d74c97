/** Shows a title. If it begins with a label, such as "Process: from tape to first meal", the label is small. */
export function LabelledTitle({ text }: { text: string }) {
  const [label, ...words] = text.split(': ');
  if (words.length === 0) return text;
  return (
    <>
      <span className="title-label">
        {label}
        <span className="sr-only">:</span>
      </span>{' '}
      <span className="title-words">{words.join(': ')}</span>
    </>
  );
}
