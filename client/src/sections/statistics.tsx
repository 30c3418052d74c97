import type { HomeContent } from '#client/content/home.ts';

/** The clients' judgement as figures of a schedule; the certification closes it as its title block. */
export function Statistics({
  stats,
  certification,
}: Pick<HomeContent['statistics'], 'stats' | 'certification'>) {
  return (
    <dl className="grid grid-cols-2 border-y-frame border-ink md:grid-cols-4">
      {stats.map(({ figure, label }) => (
        <div key={label} className="statistic">
          <dt className="mt-1.5 text-small text-ink2">{label}</dt>
          <dd className="figure">{figure}</dd>
        </div>
      ))}
      <div className="on-ink flex flex-col-reverse justify-end px-4 py-3.5 md:px-6 md:py-6">
        <dt className="mt-1.5 text-small text-dusk">{certification.label}</dt>
        <dd className="figure text-canary max-lg:text-[1.75rem] max-lg:leading-[1.35]">
          {certification.figure}
        </dd>
      </div>
    </dl>
  );
}
