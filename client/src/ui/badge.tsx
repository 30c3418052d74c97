const kinds = { canary: 'badge-canary', ink: 'badge-ink', outline: '' } as const;

/** Shows a flat tab with a claim. */
export function Badge({ text, kind = 'canary' }: { text: string; kind?: keyof typeof kinds }) {
  return <span className={`badge ${kinds[kind]}`}>{text}</span>;
}

/** Shows badges in a row. The first is filled. */
export function Badges({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="badges">
      {texts.map((text, i) => (
        <li key={text} className="flex">
          <Badge text={text} kind={i === 0 ? 'canary' : 'outline'} />
        </li>
      ))}
    </ul>
  );
}
