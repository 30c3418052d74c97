import type { Stat } from '#client/content/types.ts';

/** One below the other: the figure, then its label in a column of its own. */
const row =
  'grid grid-cols-[7.5rem_1fr] items-baseline border-rule py-3 not-first:border-t *:last:order-first';
const rowOnSmall =
  'max-md:grid max-md:grid-cols-[7.5rem_1fr] max-md:items-baseline border-rule max-md:py-3 max-md:not-first:border-t max-md:*:last:order-first';

const arrangements = {
  /** Four, divided by hairlines. */
  tiles: {
    list: 'grid-cols-2 md:grid-cols-4',
    tile: 'flex flex-col-reverse justify-end border-rule py-5 pr-3 border-l pl-4 max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t md:py-6 md:pl-6 md:first:border-l-0 md:first:pl-0',
  },
  /** Three along a dimension string; rows on small screens. */
  string: {
    list: 'md:grid-cols-3',
    tile: `step relative max-md:before:hidden md:flex md:flex-col-reverse md:justify-end md:py-6 md:pr-6 md:before:-top-[1.5px] ${rowOnSmall}`,
  },
  /** Rows at every width. */
  rows: { list: 'content-end', tile: row },
} as const;

/** Figures with their labels, beneath a page's head. */
export function StatTiles({
  stats,
  arrangement = 'tiles',
}: {
  stats: readonly Stat[];
  arrangement?: keyof typeof arrangements;
}) {
  const { list, tile } = arrangements[arrangement];
  return (
    <dl className={`grid border-t-frame border-ink ${list}`}>
      {stats.map(({ figure, label }) => (
        <div key={label} className={tile}>
          <dt className="mt-1 text-small text-pretty text-ink2">{label}</dt>
          <dd className="figure max-sm:text-[1.75rem]">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
