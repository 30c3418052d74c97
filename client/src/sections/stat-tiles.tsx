import type { Stat } from '#client/content/types.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** The figure, then its label in a column of its own; rows are divided by hairlines. */
const row =
  'grid grid-cols-[7.5rem_1fr] items-baseline border-rule py-3 not-first:border-t *:last:order-first';

const arrangements = {
  /** Four, in one line or two. */
  tiles: {
    list: 'grid-cols-2 md:grid-cols-4',
    tile: 'tile flex flex-col-reverse justify-end border-rule py-5 max-md:odd:pr-3 border-l pl-4 max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t md:py-6 md:not-last:pr-3 md:pl-6 md:first:border-l-0 md:first:pl-0',
    figure: 'max-sm:text-[1.75rem]',
  },
  /** Three along a dimension string; rows on small screens. */
  string: {
    list: 'md:grid-cols-3',
    tile: `${row} step relative max-md:before:hidden md:flex md:flex-col-reverse md:items-start md:justify-end md:border-t-0! md:py-6 md:pr-6 md:before:-top-[1.5px] md:*:last:order-none`,
    figure: 'max-md:text-[1.75rem]',
  },
  /** Rows at every width. */
  rows: { list: 'max-lg:border-t-0 max-lg:py-2', tile: row, figure: 'text-[1.75rem]' },
} as const;

/** Figures with their labels, beneath a page's head. */
export function StatTiles({
  stats,
  arrangement = 'tiles',
}: {
  stats: readonly Stat[];
  arrangement?: keyof typeof arrangements;
}) {
  const place = arrangements[arrangement];
  return (
    <dl className={`grid border-t-frame border-ink ${place.list}`}>
      {stats.map(({ figure, label }) => (
        <div key={label} className={place.tile}>
          <dt className="mt-1 text-small text-pretty text-ink2">{label}</dt>
          <dd className={`figure ${place.figure}`}>
            <UnbrokenRanges text={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
