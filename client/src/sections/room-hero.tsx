import type { DrawingName, Photo, Stat } from '#client/content/types.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { ServiceIntro, type ServiceWords } from './service-intro.tsx';
import { StatTiles } from './stat-tiles.tsx';

interface RoomHeroProps {
  words: ServiceWords;
  badges: readonly string[];
  drawing: DrawingName;
  /** Stands inside the drawing's walls. */
  photo: Photo;
  stats: readonly Stat[];
}

/**
 * The head of a room's page: its elevation, large, with the photograph between the drawn walls, and
 * three figures on the dimension string beneath (spec section 2).
 */
export function RoomHero({ words, badges, drawing, photo, stats }: RoomHeroProps) {
  return (
    <section className="border-b-frame border-ink bg-sheet">
      <div className="width">
        <div className="grid lg:grid-cols-2">
          <ServiceIntro words={words} badges={badges} />
          <div className="views pb-3 lg:self-end lg:pt-8">
            <PhotoFrame
              drawing={drawing}
              photo={photo}
              inline
              sizes="(min-width: 900px) 45vw, 90vw"
              className="plotted"
            />
            <DrawnOrBuilt className="mt-3 ml-auto" />
          </div>
        </div>
        <StatTiles stats={stats} arrangement="string" />
      </div>
    </section>
  );
}
