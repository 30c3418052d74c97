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
        <li key={label} className="statistic">
          <p className="phrase">
            <Phrase first={first} second={label} classNames={['figure', 'text-small text-dusk']} />
          </p>
          <LaidTiles figure={first} />
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

/** Draws a figure such as "92%" or "4.9/5" as a floor, which is tiled so far. It is decoration. */
function LaidTiles({ figure }: { figure: string }) {
  const [laid = 0, all = 100] = figure.split('/').map(Number.parseFloat);
  return (
    <svg className={`tiles tiles-${all}`} aria-hidden="true">
      <rect width={`${(laid / all) * 100}%`} height="100%" className="fill-canary" />
    </svg>
  );
}
