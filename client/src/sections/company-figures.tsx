import type { Stat } from '#client/content/types.ts';
import { Phrase } from '#client/ui/phrase.tsx';

/** Shows four figures of the company with their labels, in one line on most screens. */
export function CompanyFigures({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="company-figures">
      {stats.map(({ figure, label }) => (
        <li key={label} className="phrase">
          <Phrase first={figure} second={label} classNames={['figure', 'text-small text-ink2']} />
        </li>
      ))}
    </ul>
  );
}
