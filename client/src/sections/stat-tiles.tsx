import type { Stat } from '#client/content/types.ts';

const arrangements = {
  three: {
    // On the narrowest screens three columns would cut words: rows of a schedule instead.
    list: 'min-[22.5rem]:grid-cols-3',
    tile: 'max-[22.5rem]:flex-row-reverse max-[22.5rem]:items-baseline max-[22.5rem]:justify-between max-[22.5rem]:gap-4 max-[22.5rem]:py-3 max-[22.5rem]:not-first:border-t min-[22.5rem]:border-l min-[22.5rem]:pl-4 min-[22.5rem]:first:border-l-0 min-[22.5rem]:first:pl-0 md:pl-6',
  },
  four: {
    list: 'grid-cols-2 md:grid-cols-4',
    tile: 'border-l pl-4 max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t md:pl-6 md:first:border-l-0 md:first:pl-0',
  },
} as const;

/** Figures in a row of a schedule, divided by hairlines. */
export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  const { list, tile } = arrangements[stats.length === 3 ? 'three' : 'four'];
  return (
    <dl className={`grid border-t-frame border-ink ${list}`}>
      {stats.map(({ figure, label }) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end border-rule py-5 pr-3 md:py-6 ${tile}`}
        >
          <dt className="mt-1 text-small text-pretty text-ink2">{label}</dt>
          <dd className="figure max-sm:text-[1.75rem]">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
