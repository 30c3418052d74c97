import { Fragment } from 'react';
import type { SheetContent } from '#client/content/types.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { ViewDrawing } from './view-drawing.tsx';

/**
 * Shows a sheet with one long drawing between its title and its figures. A drawing that phones show whole, with its
 * views one below the other, has room for the figures itself.
 */
export function LongSheet({ sheet: { title, intro, drawing, views } }: { sheet: SheetContent }) {
  return (
    <section className="section by-turns">
      <div className="section-head width">
        <h2 className="text-h2-wide">{title}</h2>
        <p className="max-w-measure text-ink2">
          <UnbrokenRanges text={intro} />
        </p>
      </div>
      <div className="long-view">
        {views.map((view) => (
          <ViewDrawing key={drawing} {...{ drawing, view }} />
        ))}
      </div>
      <div className="width mt-6 md:mt-8">
        {views.map(({ crop, narrow, drawn, facts }) => (
          <Fragment key={crop.join(' ')}>
            {drawn && <ServiceFacts facts={drawn} className="sr-only" />}
            <ServiceFacts
              facts={facts}
              className={`long-facts border-t-title border-b-rule *:border-b ${narrow?.length === 1 ? 'max-sm:sr-only' : ''}`}
            />
          </Fragment>
        ))}
      </div>
    </section>
  );
}
