import type { HomeContent } from '#client/content/home-page.ts';
import { Phrase } from '#client/ui/phrase.tsx';

/** Shows the clients' judgement as figures of a schedule. The certification closes it as its title block. */
export function Statistics({
  stats,
  certification,
}: Pick<HomeContent['statistics'], 'stats' | 'certification'>) {
  return (
    <ul className="grid grid-cols-3 border-t-frame border-current @min-[47.5rem]:grid-cols-4">
      {stats.map(({ figure: first, label }) => (
        <li key={label} className="phrase statistic">
          <Phrase first={first} second={label} classNames={['figure', 'text-small text-dusk']} />
        </li>
      ))}
      {certification && (
        <li className="phrase certification">
          <Phrase
            first={certification.figure}
            second={certification.label}
            classNames={['figure', 'text-small']}
          />
        </li>
      )}
    </ul>
  );
}
