import type { Stat } from '#client/content/types.ts';
import { Phrase } from '#client/ui/phrase.tsx';

const arrangements = {
  /** Four tiles in one line or two. */
  tiles: {
    list: 'grid-cols-2 md:grid-cols-4',
    tile: 'tile phrase border-rule py-5 max-md:odd:pr-3 border-l pl-4 max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t md:py-6 md:not-last:pr-3 md:pl-6 md:first:border-l-0 md:first:pl-0',
    figure: 'max-lg:text-[1.75rem] max-[22rem]:text-[1.375rem]',
  },
  /** Three tiles along a dimension string, clear of the slab above. Small screens have rows. */
  string: {
    list: 'grid-cols-1 md:mt-4 md:grid-cols-3 md:border-t-frame',
    tile: 'phrase max-md:phrase-row step relative border-rule max-md:py-3 max-md:not-first:border-t max-md:before:hidden md:py-6 md:pr-6 md:before:-top-[1.5px]',
    figure: 'max-md:text-[1.75rem]',
  },
  /** Rows at every width, divided by hairlines. */
  rows: {
    list: 'grid-cols-1 lg:border-t-frame',
    tile: 'phrase phrase-row border-rule py-3 not-first:border-t lg:[--column:9.5rem]',
    figure: 'text-[1.75rem] lg:text-[2.125rem]',
  },
} as const;

/** Shows figures with their labels beneath a page's head. Each is one phrase: "98% success rate". */
export function StatTiles({
  stats,
  arrangement = 'tiles',
}: {
  stats: readonly Stat[];
  arrangement?: keyof typeof arrangements;
}) {
  const classes = arrangements[arrangement];
  return (
    <ul className={`grid border-ink ${classes.list}`}>
      {stats.map(({ figure, label }) => (
        <li key={label} className={classes.tile}>
          <Phrase
            first={figure}
            second={label}
            classNames={[`figure ${classes.figure}`, 'text-small text-ink2']}
          />
        </li>
      ))}
    </ul>
  );
}
