import type { ServicePackage, ServicePackagesContent } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { ScaleBar } from '#client/ui/scale-bar.tsx';
import { whole } from '#shared/drawing-geometry.ts';
import { packageId } from './price-cards.tsx';
import { ServiceIntro } from './service-intro.tsx';
import { StatTiles } from './stat-tiles.tsx';

type SchematicHeroProps = Pick<
  ServicePackagesContent,
  'hero' | 'badges' | 'drawing' | 'stats' | 'packages' | 'meta'
>;

/**
 * Shows the head of a technical system's page: its section drawing in light lines, on which each package's device
 * is numbered. The legend beneath leads to the prices (spec section 2).
 */
export function SchematicHero({
  hero,
  badges,
  drawing,
  stats,
  packages,
  meta,
}: SchematicHeroProps) {
  return (
    <section className="page-head">
      <div className="width grid lg:grid-cols-2 lg:grid-rows-[1fr_auto]">
        <ServiceIntro words={hero} badges={badges} prices={meta.service.prices} />
        <div className="bleed-right on-ink px-gutter pt-6 pb-3 max-sm:pt-2 lg:row-span-2 lg:flex lg:items-center lg:pr-(--bleed) lg:pl-10">
          <div className="mx-auto w-full max-w-[min(46rem,125vh)]">
            <div className="to-scale plotted @container relative max-sm:-mx-[12%] max-sm:-mt-[4%] max-sm:-mb-[9%] max-sm:[--dims:none] lg:-mr-8 lg:-ml-10">
              <Drawing name={drawing} inline />
              <Callouts packages={packages} />
            </div>
            <ScaleBar />
            <Key packages={packages} />
          </div>
        </div>
        <StatTiles stats={stats} arrangement="rows" />
      </div>
    </section>
  );
}

/** Draws lines that lead from each package's number to its device. */
function Callouts({ packages }: { packages: readonly ServicePackage[] }) {
  return (
    <svg
      viewBox={whole.join(' ')}
      className="absolute inset-0 text-canary"
      fill="none"
      stroke="currentColor"
      textAnchor="middle"
      aria-hidden="true"
    >
      {packages.map(({ title, leader }, i) => {
        if (!leader) return null;
        const [x, y] = leader.from;
        const line = `M${x} ${y}L${leader.to}a2 2 0 1 0 .1 0`;
        return (
          <g key={title}>
            {/* Separates the line from those that it crosses. */}
            <path d={line} strokeWidth="5" className="stroke-ink" />
            <path d={line} strokeWidth="1.5" />
            <circle
              cx={x}
              cy={y}
              r="10.5"
              className="fill-current stroke-ink stroke-[1.5] @max-[35rem]:[r:14px]"
            />
            <text
              x={x}
              y={y}
              dy=".36em"
              stroke="none"
              className="fill-ink text-[13px] font-semibold @max-[35rem]:text-[18px]"
            >
              {i + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Key({ packages }: { packages: readonly ServicePackage[] }) {
  return (
    <ol className="mt-4 max-sm:mt-2 md:max-xl:pr-2">
      {packages.map(({ title, price }, i) => (
        <li
          key={title}
          className="relative flex flex-wrap items-center gap-x-2.5 border-t border-rule-ink py-2 hover:text-canary lg:py-4.5 lg:text-[1.25rem]"
        >
          <span
            aria-hidden="true"
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-canary pt-px text-label font-semibold text-ink"
          >
            {i + 1}
          </span>
          <a
            href={`#${packageId(i)}`}
            className="min-w-0 flex-1 basis-32 pt-0.5 font-semibold after:absolute after:inset-0"
          >
            {title}
          </a>
          <span className="pt-0.5 font-semibold whitespace-nowrap max-[22rem]:basis-full max-[22rem]:pl-9.5">
            {price}
          </span>
        </li>
      ))}
    </ol>
  );
}
