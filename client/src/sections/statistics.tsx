import type { HomeContent } from '#client/content/home.ts';

/** The company's figures as a schedule, and its certifications as the title block beneath. */
export function Statistics({
  stats,
  assurances,
}: Pick<HomeContent['statistics'], 'stats' | 'assurances'>) {
  return (
    <>
      <dl className="grid grid-cols-2 border-t-frame border-ink md:grid-cols-4">
        {stats.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-rule py-6 pr-2 pl-4 not-nth-[-n+2]:border-t even:border-l max-md:odd:pl-0 md:pl-6 md:not-nth-[4n+1]:border-l md:nth-[-n+4]:border-t-0 md:nth-[4n+1]:pl-0"
          >
            <dt className="mt-1.5 text-small text-ink2">{label}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid grid-cols-2 border-frame border-ink bg-paper md:grid-cols-4">
        {assurances.map(({ title, text }, i) =>
          i === 0 ? (
            <li
              key={title}
              className="on-ink col-span-full flex flex-wrap items-baseline gap-x-5 px-4 pt-4.5 pb-3 md:px-6"
            >
              <h3 className="text-[1.75rem] leading-tight text-canary">{title}</h3>
              <p className="text-dusk">{text}</p>
            </li>
          ) : (
            <li
              key={title}
              className="border-rule px-4 pt-4 pb-3.5 max-md:odd:border-l max-md:nth-[n+4]:border-t md:not-nth-2:border-l md:px-6"
            >
              <h3 className="text-[1.1875rem] leading-tight">{title}</h3>
              <p className="mt-0.5 text-small text-ink2">{text}</p>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
