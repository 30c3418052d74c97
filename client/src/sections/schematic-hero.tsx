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
        <div className="schematic bleed-right on-ink">
          <div>
            <div className="to-scale plotted @container relative">
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
    <ol className="schematic-key">
      {packages.map(({ title, price }, i) => (
        <li key={title} className="relative">
          <span aria-hidden="true" className="number">
            {i + 1}
          </span>
          <a href={`#${packageId(i)}`} className="after:absolute after:inset-0">
            {title}
          </a>
          <span className="price whitespace-nowrap">{price}</span>
        </li>
      ))}
    </ol>
  );
}
