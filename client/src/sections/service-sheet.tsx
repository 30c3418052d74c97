import type { Sheet } from '#client/content/types.ts';
import { Section } from '#client/ui/section.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { DarkSheet } from './dark-sheet.tsx';
import { ServiceFacts } from './service-facts.tsx';
import './service-sheet.css';

/** Shows a drawing to true dimensions, which no other page has, and its figures. */
export function ServiceSheet({ sheet }: { sheet: Sheet }) {
  const { title, intro, drawing, views, note, narrow } = sheet;
  if (views.every(({ reversed }) => reversed)) return <DarkSheet sheet={sheet} />;
  const isWide = views.length === 1 && views.every(({ crop }) => crop[2] / crop[3] > 1.8);
  const isCharted = views.some(({ chart }) => chart);
  const place = isWide
    ? wide
    : isCharted
      ? charted
      : narrow
        ? narrowThree
        : (places[views.length] ?? run);
  return (
    <Section title={title} intro={intro} ground="byTurns">
      <div className={`grid ${place.list}`}>
        {views.map(({ crop, part, chart, title, drawn, facts, reversed }) => (
          <figure key={title ?? part} className={`border-ink text-ink ${place.view}`}>
            <div className={`${reversed ? 'on-ink' : place.paper} flex items-end ${place.drawing}`}>
              <SheetDrawing name={drawing} part={part} crop={crop} />
            </div>
            <figcaption className={place.words}>
              {chart && <SheetDrawing name={drawing} className="pt-2 md:pt-6" {...chart} />}
              {title && <h3 className="border-b-title pt-4 pb-1.5 text-h3">{title}</h3>}
              {drawn && <ServiceFacts facts={drawn} className="sr-only" />}
              <ServiceFacts
                facts={facts}
                className={`border-b-rule *:border-b ${note || chart ? '' : place.across} ${place.facts}`}
              />
              {note && (
                <p className="mt-6 text-lead">
                  <UnbrokenRanges text={note} />
                </p>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

const framedWords = 'bg-sheet px-gutter pt-2 pb-6 md:px-8';

/** The layout of several views, one below the other, with a cable that runs through them. */
const run = {
  list: 'trace framed bg-sheet',
  view: 'grid grid-cols-[8rem_minmax(0,1fr)] md:grid-cols-[16rem_minmax(0,1fr)]',
  paper: '',
  drawing: 'cable',
  words: 'pr-gutter pb-4 pl-2 md:pr-8',
  facts: '',
  across: '',
};

/** The layout of one long view above its figures. */
const wide = {
  list: 'framed bg-sheet',
  view: '',
  paper: '',
  drawing: 'px-2 pt-6 [--figure:21px] max-sm:[--inner:none] sm:[--figure:13px] lg:[--figure:10px]',
  words: framedWords,
  across: 'across across-wide',
  facts: 'border-t-title mt-4',
};

/** The layout of one view beside its figures, or of two or three views side by side, to one scale. */
const places: Readonly<Record<number, typeof run>> = {
  1: {
    list: 'framed bg-sheet',
    view: 'lg:grid lg:grid-cols-[7fr_5fr]',
    paper: 'bg-sheet',
    drawing: 'px-2 py-6 [--figure:20px] max-sm:[--inner:none] sm:[--figure:13px] lg:items-center',
    words: framedWords,
    across: 'across',
    facts: 'border-t-title lg:mt-4 [h3~&]:mt-0 [h3~&]:border-t-0',
  },
  2: {
    list: 'framed lg:grid-cols-2',
    view: 'max-lg:not-first:border-t-frame lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:not-first:border-l',
    paper: 'bg-sheet',
    drawing:
      'overflow-x-clip px-2 pt-6 pb-2 max-sm:[--figure:18px] *:overflow-visible [&.on-ink>*]:overflow-hidden max-lg:*:mx-auto max-lg:*:max-w-[32rem]',
    words: framedWords,
    across: 'across',
    facts: '',
  },
  3: {
    list: 'framed md:grid-cols-3',
    paper: 'bg-sheet',
    view: 'max-md:not-first:border-t-frame md:row-span-2 md:grid md:grid-rows-subgrid md:not-first:border-l',
    drawing: 'px-2 pt-6 pb-2 md:max-xl:[--figure:20px]',
    words: 'bg-sheet px-gutter pt-2 pb-6 md:max-xl:px-3 xl:px-8',
    across: 'across',
    facts: 'md:max-xl:*:flex-col',
  },
};

/** The layout of one view, its dimensions outside its box, beside a chart and the figures. */
const charted = {
  list: 'framed bg-sheet',
  view: 'lg:grid lg:grid-cols-[8fr_5fr]',
  paper: 'bg-sheet',
  drawing:
    'px-2 py-6 max-sm:[--figure:20px] max-sm:[--inner:none] sm:pr-[10%] sm:[--figure:11.5px] sm:*:overflow-visible lg:items-center lg:py-8',
  words: framedWords,
  across: '',
  facts: '',
};

/**
 * The layout of three narrow views. On phones each is beside its figures. Up to middle widths they have only overall
 * dimensions.
 */
const narrowThree = {
  list: 'framed grid max-xl:[--inner:none] max-xl:[--overall:inline] md:grid-cols-3',
  paper: 'bg-sheet',
  view: 'max-md:grid max-md:grid-cols-[52%_1fr] max-md:items-center max-md:bg-sheet max-md:not-first:border-t-frame md:row-span-2 md:grid md:grid-rows-subgrid md:not-first:border-l',
  drawing:
    'px-1 pt-4 pb-1 max-md:[--figure:27px] md:px-2 md:pt-6 md:pb-2 md:max-lg:[--figure:21px] lg:max-xl:[--figure:19px] xl:[--figure:15px]',
  words: 'bg-sheet pt-2 pb-4 max-md:pr-gutter max-md:pl-2 md:px-3 md:pb-6 xl:px-8',
  across: '',
  facts: 'max-md:*:last:border-b-0 max-xl:*:flex-col',
};
