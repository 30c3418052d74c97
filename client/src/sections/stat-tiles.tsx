import type { Stat } from '#client/content/types.ts';

/** Figures in a row of a schedule, divided by hairlines. */
export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  const columns = stats.length === 3 ? 'grid-cols-3' : 'grid-cols-2 md:grid-cols-4';
  return (
    <dl className={`grid border-t-frame border-ink ${columns}`}>
      {stats.map(({ figure, label }) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end border-rule py-5 pr-3 md:py-6 ${
            stats.length === 3
              ? 'border-l pl-4 first:border-l-0 first:pl-0 md:pl-6'
              : 'border-l pl-4 max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t md:pl-6 md:first:border-l-0 md:first:pl-0'
          }`}
        >
          <dt className="mt-1 text-small text-ink2">{label}</dt>
          <dd className="figure max-sm:text-[1.75rem]">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
