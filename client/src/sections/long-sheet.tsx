import { Fragment } from 'react';
import type { SheetContent } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { ServiceFacts } from './service-facts.tsx';
import './service-sheet.css';

/** Shows a sheet with one long drawing between its title and its figures. On phones it may be in two halves. */
export function LongSheet({
  sheet: { title, intro, drawing, views, halves },
}: {
  sheet: SheetContent;
}) {
  return (
    <section className="section by-turns">
      <div className="section-head width">
        <h2 className="text-h2-wide">{title}</h2>
        <p className="max-w-measure text-ink2">
          <UnbrokenRanges text={intro} />
        </p>
      </div>
      <div className="long-view">
        {views.map(({ crop, narrow }) => (
          <Fragment key={crop.join(' ')}>
            <SheetDrawing
              name={drawing}
              crop={crop}
              className={halves || narrow ? 'max-sm:hidden' : ''}
            />
            {narrow && <SheetDrawing name={drawing} {...narrow} className="px-gutter sm:hidden" />}
          </Fragment>
        ))}
        {halves?.map((half, i) => (
          <SheetDrawing
            key={half.join(' ')}
            name={drawing}
            crop={half}
            className={`sm:hidden [--figure:13px] [--half:inline] [--whole:none] ${i === 0 ? '[--right:none]' : 'mt-4 [--left:none]'}`}
          />
        ))}
      </div>
      <div className="width mt-6 md:mt-8">
        {views.map(({ crop, drawn, facts }) => (
          <Fragment key={crop.join(' ')}>
            {drawn && <ServiceFacts facts={drawn} className="sr-only" />}
            <ServiceFacts
              facts={facts}
              className="long-facts border-t-title border-b-rule *:border-b"
            />
          </Fragment>
        ))}
      </div>
    </section>
  );
}
