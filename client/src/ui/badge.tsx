const kinds = { canary: 'badge-canary', ink: 'badge-ink', outline: '' } as const;

/** A flat tab with a claim or a mark. */
export function Badge({ text, kind = 'canary' }: { text: string; kind?: keyof typeof kinds }) {
  return <span className={`badge ${kinds[kind]}`}>{text}</span>;
}

/** Badges in a row, the first filled; on a phone in two rows, whichever font is there yet. */
export function Badges({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="-order-1 mb-5 flex flex-wrap gap-x-1 gap-y-2">
      {texts.map((text, i) => (
        <li key={text} className="flex max-sm:nth-3:basis-full">
          <Badge text={text} kind={i === 0 ? 'canary' : 'outline'} />
        </li>
      ))}
    </ul>
  );
}
