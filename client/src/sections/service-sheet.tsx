import type { Sheet } from '#client/content/types.ts';
import { Section } from '#client/ui/section.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import type { Ground } from './alternating.tsx';
import { ServiceFacts } from './service-facts.tsx';

/**
 * The sheet that no other page has: a drawing to true dimensions, whole or in several views, and the
 * figures that it gives.
 */
export function ServiceSheet({ sheet, ground }: { sheet: Sheet; ground: Ground }) {
  const { title, intro, drawing, views, arrangement } = sheet;
  const place = places[arrangement];
  return (
    <div className="overflow-x-clip">
      <Section title={title} intro={intro} ground={ground}>
        <div className={`grid ${place.list}`}>
          {views.map(({ crop, title, drawn, facts, reversed }) => (
            <figure key={crop.join(' ')} className={`border-ink text-ink ${place.view}`}>
              <div
                className={`${reversed ? 'on-ink' : place.paper} flex items-end ${place.drawing}`}
              >
                <SheetDrawing name={drawing} crop={crop} />
              </div>
              <figcaption className={place.words}>
                {title && <h3 className="border-b-title pt-4 pb-1.5 text-h3">{title}</h3>}
                {drawn && <ServiceFacts facts={drawn} className="sr-only" />}
                <ServiceFacts facts={facts} className={`*:border-b ${place.facts}`} />
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
    </div>
  );
}

const framedWords = 'bg-sheet px-gutter pt-2 pb-6 md:px-8';
const columns = 'gap-x-12 md:grid md:grid-cols-2 xl:grid-cols-3';
/**
 * Where drawing and figures stand: the whole drawing in its frame, or from edge to edge, or beside its
 * figures; views side by side, to one scale; or one below the other, with a cable that runs through.
 */
const places = {
  framed: {
    list: 'framed',
    view: '',
    paper: 'bg-sheet',
    drawing: 'px-2 py-6 [--figure:20px] sm:[--figure:13px] md:px-8 lg:[--figure:9px]',
    words: framedWords,
    facts: columns,
  },
  edge: {
    list: '',
    view: '',
    paper: '',
    drawing:
      '-mx-gutter [--figure:20px] max-sm:[--inner:none] *:overflow-visible sm:[--figure:13px] md:mx-0 lg:[--figure:9px]',
    words: '',
    facts: columns,
  },
  beside: {
    list: 'framed bg-sheet',
    view: 'lg:grid lg:grid-cols-[7fr_5fr] lg:items-start',
    paper: 'bg-sheet',
    drawing: 'px-2 py-6 [--figure:20px] sm:[--figure:13px]',
    words: framedWords,
    facts: 'border-t-title lg:mt-4',
  },
  pair: {
    list: 'framed lg:grid-cols-2',
    view: 'max-lg:not-first:border-t-frame lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:not-first:border-l',
    paper: 'bg-sheet',
    drawing:
      'overflow-x-clip px-2 pt-6 pb-2 *:overflow-visible max-lg:*:mx-auto max-lg:*:max-w-[32rem]',
    words: framedWords,
    facts: '',
  },
  trio: {
    list: 'framed md:grid-cols-3',
    paper: 'bg-sheet',
    view: 'max-md:not-first:border-t-frame md:row-span-2 md:grid md:grid-rows-subgrid md:not-first:border-l',
    drawing: 'px-2 pt-6 pb-2 md:max-xl:[--figure:20px]',
    words: 'bg-sheet px-gutter pt-2 pb-6 md:max-xl:px-3 xl:px-8',
    facts: 'md:max-xl:*:flex-col',
  },
  trace: {
    list: 'trace framed bg-sheet',
    view: 'grid grid-cols-[clamp(8rem,33vw,20rem)_minmax(0,1fr)] xl:grid-cols-2',
    paper: '',
    drawing: 'cable',
    words: 'pr-gutter pb-4 pl-2 md:pr-8',
    facts: '',
  },
} as const satisfies Record<Sheet['arrangement'], Record<string, string>>;
