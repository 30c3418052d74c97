import { Fragment } from 'react';
import type { Sheet } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { ServiceFacts } from './service-facts.tsx';
import './service-sheet.css';

/** Shows a sheet with one long drawing. The section begins with the drawing, and its title is beneath. */
export function LongSheet({ sheet: { title, intro, drawing, views } }: { sheet: Sheet }) {
  return (
    <section className="section by-turns pt-6">
      <div className="long-view">
        {views.map(({ crop }) => (
          <SheetDrawing key={crop.join(' ')} name={drawing} crop={crop} />
        ))}
      </div>
      <div className="width mt-6 grid items-baseline gap-x-12 gap-y-5 md:mt-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-2.5 text-lead text-ink2">
            <UnbrokenRanges text={intro} />
          </p>
        </div>
        <div>
          {views.map(({ crop, drawn, facts }) => (
            <Fragment key={crop.join(' ')}>
              {drawn && <ServiceFacts facts={drawn} className="sr-only" />}
              <ServiceFacts
                facts={facts}
                className="across long-facts border-t-title border-b-rule *:border-b"
              />
            </Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}
