import type { PriceLadders as Content } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { Section } from '#client/ui/section.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows how each choice changes the price, if no price can be named before a visit. Each part has a stair with the
 * lowest price on the lowest step, and its samples are drawn to one scale. The promise of a price follows.
 */
export function PriceLadders({
  content: { title, less, more, drawing, ladders, promise, callToAction },
}: {
  content: Content;
}) {
  return (
    <Section title={title} ground="byTurns">
      <div className="ladders framed grid gap-px bg-rule lg:grid-cols-3">
        {ladders.map(({ part, half, rungs }) => (
          <div
            key={part}
            className={`flex flex-col bg-sheet px-gutter pt-5 pb-4 md:px-7 ${half ? 'ladder-half' : ''}`}
          >
            <h3 className="mb-6 border-b-title pb-1.5 text-h3">{part}</h3>
            <ol className="ladder">
              {rungs.map(({ choice, crop }) => (
                <li key={choice}>
                  <SheetDrawing name={drawing} crop={crop} />
                  <p>{choice}</p>
                </li>
              ))}
            </ol>
            <p className="less-more">
              {less}
              <svg viewBox="0 0 100 10" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
                <path d="M-900 5H99M93 1l6 4-6 4" />
              </svg>
              {more}
            </p>
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 bg-sheet px-gutter py-7 md:px-7 col-span-full">
          <p className="text-h2 font-semibold max-xl:text-[1.75rem]">
            {/* If it needs two lines, the first ends after the comma. */}
            {promise.split(/(?<=,) /).map((part) => (
              <span key={part} className="block text-balance lg:inline">
                <UnbrokenRanges text={part} />{' '}
              </span>
            ))}
          </p>
          <Action action={callToAction} />
        </div>
      </div>
    </Section>
  );
}
