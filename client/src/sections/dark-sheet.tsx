import type { Sheet } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { ServiceFacts } from './service-facts.tsx';

/**
 * The layout of one drawing beneath the title and beside its figures, which are as high. On small screens the drawing
 * continues to the screen's edges.
 */
const one = {
  list: 'lg:grid-cols-[3fr_2fr] xl:grid-cols-[9fr_4fr]',
  head: 'lg:col-span-2',
  title: 'text-h2-wide',
  view: 'contents',
  drawing: 'max-lg:-mx-gutter [--figure:21px] max-sm:[--inner:none] sm:[--figure:13px]',
};

/** The layout of two drawings side by side beneath the title. */
const two = {
  list: 'md:grid-cols-2 lg:gap-y-10',
  head: 'md:col-span-2',
  title: 'text-h2-wide',
  view: '',
  drawing: '[--figure:15.5px] md:[--figure:14px] lg:[--figure:13px]',
};

/** Shows a sheet whose drawings are all in light lines on ink, as large as the screen allows. */
export function DarkSheet({ sheet: { title, intro, drawing, views } }: { sheet: Sheet }) {
  const place = views.length === 1 ? one : two;
  return (
    <section className="section on-ink">
      <div className={`dark-sheet width grid gap-x-12 gap-y-6 ${place.list}`}>
        <div className={place.head}>
          <h2 className={place.title}>{title}</h2>
          <p className="mt-2.5 max-w-measure text-lead text-dusk">
            <UnbrokenRanges text={intro} />
          </p>
        </div>
        {views.map(({ crop, title, drawn, facts }) => (
          <figure key={crop.join(' ')} className={place.view}>
            <div className={place.drawing}>
              <SheetDrawing name={drawing} crop={crop} />
            </div>
            <figcaption>
              {title && (
                <h3 className="border-b-title border-rule-ink pt-4 pb-1.5 text-h3">{title}</h3>
              )}
              {drawn && <ServiceFacts facts={drawn} className="sr-only" />}
              <ServiceFacts facts={facts} className="border-rule-ink *:border-b" onInk />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
