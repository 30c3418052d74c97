import type { SheetContent } from '#client/content/types.ts';
import { Section } from '#client/ui/section.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { BesideSheet } from './beside-sheet.tsx';
import { LongSheet } from './long-sheet.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { ViewDrawing } from './view-drawing.tsx';

/** Shows a drawing to true dimensions, which no other page has, and its figures. */
export function ServiceSheet({ sheet }: { sheet: SheetContent }) {
  const { title, intro, drawing, views, together } = sheet;
  // The night of a day is on ink with its words.
  const nights = sheet.unframed === 'day';
  if (sheet.beside) return <BesideSheet sheet={sheet} />;
  if (views.length === 1 && !views[0]?.chart) return <LongSheet sheet={sheet} />;
  const layout = layoutOf(sheet);
  return (
    <Section title={title} intro={intro} ground="byTurns">
      <div className={`grid ${layout}`}>
        {together && (
          <SheetDrawing name={together.drawing} crop={together.crop} className="together" />
        )}
        {views.map(({ chart, title, drawn, facts, reversed, ...view }) => (
          <figure
            key={title ?? view.part ?? drawing}
            className={nights && reversed ? 'on-ink' : 'border-ink text-ink'}
          >
            {chart && <SheetDrawing name={drawing} {...chart} className="view-chart" />}
            <div className={`view-drawing ${reversed ? 'on-ink' : ''}`}>
              <ViewDrawing {...{ drawing, view }} />
            </div>
            <figcaption>
              {title && (
                <h3 className={`pt-4 text-h3 ${facts.length > 0 ? 'border-b-title pb-1.5' : ''}`}>
                  {title}
                </h3>
              )}
              {drawn && <ServiceFacts facts={drawn} className="sr-only" />}
              {facts.length > 0 && (
                <ServiceFacts
                  facts={facts}
                  drawing={drawing}
                  className="view-facts border-b-rule *:border-b"
                  onInk={nights && reversed}
                />
              )}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** Returns the class of the layout, which the page's own rules describe. */
function layoutOf({ views, unframed }: SheetContent): string {
  if (unframed) return `views-${unframed}`;
  if (views.length > 1) return `framed ${views.length > 2 ? 'views-run' : 'views-two'}`;
  return 'framed view-charted';
}
