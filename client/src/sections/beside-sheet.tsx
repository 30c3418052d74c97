import type { SheetContent } from '#client/content/types.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { ViewDrawing } from './view-drawing.tsx';

/**
 * Shows a sheet with one drawing, beside its title and its figures on wide screens. On small screens the drawing
 * is between them. On ink it continues to the screen's edges.
 */
export function BesideSheet({ sheet: { title, intro, drawing, views } }: { sheet: SheetContent }) {
  return views.map(({ drawn, facts, reversed = false, ...view }) => (
    <section key={drawing} className={`section ${reversed ? 'on-ink' : 'by-turns'}`}>
      <div className="beside-sheet width grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr] lg:grid-rows-[1fr_auto]">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className={`mt-5 max-w-measure text-lead ${reversed ? 'text-dusk' : 'text-ink2'}`}>
            <UnbrokenRanges text={intro} />
          </p>
        </div>
        <div
          className={`self-center lg:col-2 lg:row-[1/3] [--figure:19.5px] sm:[--figure:15px] lg:[--figure:13px] ${reversed ? 'max-lg:-mx-gutter' : ''}`}
        >
          <ViewDrawing {...{ drawing, view }} className={reversed ? '' : 'overflow-visible'} />
        </div>
        <div>
          {drawn && <ServiceFacts facts={drawn} className="sr-only" />}
          <ServiceFacts
            facts={facts}
            className="border-rule-ink *:border-b lg:*:py-4"
            onInk={reversed}
          />
        </div>
      </div>
    </section>
  ));
}
