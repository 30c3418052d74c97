const kinds = { canary: 'badge-canary', ink: 'badge-ink' } as const;

/** Shows a flat tab with a claim. */
export function Badge({ text, kind = 'canary' }: { text: string; kind?: keyof typeof kinds }) {
  return <span className={`badge ${kinds[kind]}`}>{text}</span>;
}

/** Shows a page's badges as words in a row, with lines between them. None is filled, so that none looks chosen. */
export function Badges({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="badges">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
