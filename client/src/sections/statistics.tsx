import type { HomeContent } from '#client/content/home-page.ts';
import { TickMark } from '#client/ui/marks.tsx';
import { Phrase } from '#client/ui/phrase.tsx';

/** Shows the clients' judgement as tiled floors. The certification closes the row with a tick. */
export function Statistics({
  stats,
  certification,
}: Pick<HomeContent['statistics'], 'stats' | 'certification'>) {
  return (
    <ul className="grid grid-cols-3 border-t-frame border-current @min-[47.5rem]:grid-cols-4">
      {(certification ? [...stats, certification] : stats).map((stat) => (
        <li key={stat.label} className={stat === certification ? 'certification' : 'statistic'}>
          <p className="phrase">
            <Phrase first={stat.figure} second={stat.label} classNames={['figure', 'text-small']} />
          </p>
          {stat === certification ? <TickMark /> : <LaidTiles figure={stat.figure} />}
        </li>
      ))}
    </ul>
  );
}

/** Draws a figure such as "92%" or "4.9/5" as a floor, which is tiled so far. It is decoration. */
function LaidTiles({ figure }: { figure: string }) {
  const [laid = 0, all = 100] = [...figure.matchAll(/[\d.]+/g)].map(Number);
  return (
    <svg className={`tiles tiles-${all}`} aria-hidden="true">
      <rect width={`${(laid / all) * 100}%`} height="100%" className="fill-canary" />
    </svg>
  );
}
