import type { Stat } from '#client/content/types.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import './stat-tiles.css';

/** Shows figures with their labels beneath a page's head. Each is one phrase: "98% success rate". */
export function StatTiles({
  stats,
  arrangement = 'tiles',
}: {
  stats: readonly Stat[];
  /** Tiles in one line or two, a line of small figures, three along a dimension string, or rows. */
  arrangement?: 'tiles' | 'line' | 'string' | 'rows';
}) {
  return (
    <ul className={`stats stats-${arrangement}`}>
      {stats.map(({ figure, label }) => (
        <li key={label} className={`phrase ${arrangement === 'string' ? 'step relative' : ''}`}>
          <Phrase first={figure} second={label} classNames={['figure', 'text-small text-ink2']} />
        </li>
      ))}
    </ul>
  );
}
