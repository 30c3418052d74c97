import './labelled-title.css';

/** Shows a title that begins with a label, such as "Process: from tape to first meal". The label is small. */
export function LabelledTitle({ text }: { text: string }) {
  const [label, ...words] = text.split(': ');
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
