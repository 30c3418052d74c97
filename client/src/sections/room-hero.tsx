import type { DrawingName, Photo, ServiceMeta, Stat } from '#client/content/types.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { ScaleBar } from '#client/ui/scale-bar.tsx';
import { ServiceIntro, type ServiceWords } from './service-intro.tsx';
import { StatTiles } from './stat-tiles.tsx';

interface RoomHeroProps {
  words: ServiceWords;
  badges: readonly string[];
  drawing: DrawingName;
  /** The photograph inside the drawing's walls. */
  photo: Photo;
  stats: readonly Stat[];
  prices: ServiceMeta['service']['prices'];
}

/**
 * Shows the head of a room's page (spec section 2). Its elevation continues to the screen's edge, and three figures are
 * on the dimension string beneath. An own photograph covers the greater part of the elevation, and a stock photograph
 * shows on request. Its buttons are in the corner of the room.
 */
export function RoomHero({ words, badges, drawing, photo, stats, prices }: RoomHeroProps) {
  return (
    <section className="page-head">
      <div className="width">
        <div className="grid lg:pb-3 lg:grid-cols-[1.04fr_1fr] lg:[--intro:1.75rem]">
          <ServiceIntro words={words} badges={badges} prices={prices} />
          <div className="views bleed-right lg:self-end lg:mt-6">
            {/* Keep it lower than a phone that lies on its side. */}
            <div className="relative max-lg:mx-auto max-lg:max-w-[125vh]">
              <DrawnOrBuilt photos={[photo]} className="absolute top-3 right-(--bleed) z-4 mt-3" />
              <PhotoFrame
                drawing={drawing}
                photo={photo}
                head
                sizes="(min-width: 900px) 55vw, 100vw"
              />
              <ScaleBar />
            </div>
          </div>
        </div>
        <StatTiles stats={stats} arrangement="string" />
      </div>
    </section>
  );
}
