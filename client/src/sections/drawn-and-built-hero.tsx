import type { CallToAction, DrawingName, Stat } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { LabelledTitle } from '#client/ui/labelled-title.tsx';
import { slabToSlab } from '#shared/drawing-geometry.ts';
import { HomeAtEvening } from './home-at-evening.tsx';
import { StatTiles } from './stat-tiles.tsx';

interface DrawnAndBuiltHeroProps {
  title: string;
  text: string;
  callToAction: CallToAction;
  drawing: DrawingName;
  stats: readonly Stat[];
}

/**
 * Shows the head of About (spec section 2): one house, the headline and four stat tiles. The house's left half is as
 * drawn on paper. Its right half is as built, and a family lives in it. The headline says the same.
 */
export function DrawnAndBuiltHero({
  title,
  text,
  callToAction,
  drawing,
  stats,
}: DrawnAndBuiltHeroProps) {
  const house = { name: drawing, crop: slabToSlab, style: 'shell', inline: true } as const;
  return (
    <section className="border-b-frame border-ink bg-sheet">
      <div className="overflow-x-clip">
        <div className="width grid items-stretch md:grid-cols-2">
          <div className="py-6 md:self-center md:py-16 md:pr-12">
            <h1 className="text-h1">
              <LabelledTitle text={title} />
            </h1>
            <p className="mt-5 max-w-[46ch] text-lead text-pretty text-ink2">{text}</p>
            <div className="mt-6 flex max-sm:flex-col">
              <Action action={callToAction} />
            </div>
          </div>
          <div className="house">
            <Drawing {...house} className="as-drawn" />
            <div className="on-ink as-built">
              <Drawing {...house} />
              <HomeAtEvening />
            </div>
          </div>
        </div>
      </div>
      <div className="border-t-frame border-ink">
        <div className="width">
          <StatTiles stats={stats} arrangement="line" />
        </div>
      </div>
    </section>
  );
}
