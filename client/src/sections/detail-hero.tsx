import type { DrawingName, Photo, ServiceProcessContent } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { Photograph, StockCaption } from '#client/ui/photo-frame.tsx';
import { ServiceIntro } from './service-intro.tsx';
import { StatTiles } from './stat-tiles.tsx';

/**
 * Shows the head of a Template A page (spec section 2): words beside a large detail at hand height, from the page's
 * drawing or from one of its own. An own photograph covers the greater part, and a stock photograph shows on request.
 * The buttons are in the corner of the detail, where it has only wall.
 */
export function DetailHero({
  hero,
  drawing,
  photo,
  promise,
}: {
  hero: ServiceProcessContent['hero'];
  drawing: DrawingName;
  photo: Photo;
  promise: string | undefined;
}) {
  return (
    <section className="page-head">
      <div className="width grid lg:grid-cols-[1fr_1.06fr]">
        <ServiceIntro words={hero} promise={promise} />
        <div className="views bleed-right relative">
          <DrawnOrBuilt photos={[photo]} className="absolute top-2 right-(--bleed) z-4" />
          <div className="photo-frame photo-frame-head photo-frame-detail plotted">
            <Photograph photo={photo} sizes="(min-width: 900px) 55vw, 100vw" head />
            <Drawing
              name={hero.drawing ?? drawing}
              crop={hero.crop}
              style="plain"
              inline
              className="absolute inset-x-0 bottom-0 mx-auto overflow-visible max-lg:max-w-[105vh]"
            />
            <StockCaption photo={photo} />
          </div>
        </div>
      </div>
      <div className="border-t-frame border-ink">
        <div className="width">
          <StatTiles stats={hero.highlights} />
        </div>
      </div>
    </section>
  );
}
