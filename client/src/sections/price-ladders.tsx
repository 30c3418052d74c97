import { serviceLabels } from '#client/content/service-labels.ts';
import type { PriceLadders as Content } from '#client/content/types.ts';
import { Section } from '#client/ui/section.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { PricePromise } from './price-promise.tsx';

/**
 * Shows how each choice changes the price, if no price can be named before a visit. Each part has a stair with the
 * lowest price on the lowest step, and its samples are drawn to one scale. The promise of a price follows.
 */
export function PriceLadders({
  content: { title, drawing, ladders, promise, callToAction },
}: {
  content: Content;
}) {
  return (
    <Section title={title} intro={serviceLabels.laddersIntro} ground="byTurns">
      <div className="ladders framed grid gap-px bg-rule lg:grid-cols-3">
        {ladders.map(({ part, rungs }) => (
          <div
            key={part}
            className="ladder-cell flex flex-col bg-sheet px-gutter pt-5 pb-4 md:px-7"
          >
            <h3 className="mb-4 border-b-title pb-1.5 text-h3 max-md:text-body md:mb-6">{part}</h3>
            <ol className="ladder">
              {rungs.map(({ choice, reason, crop }) => (
                <li key={choice}>
                  <SheetDrawing name={drawing} crop={crop} />
                  <p>
                    {choice} <span>{reason}</span>
                  </p>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <PricePromise promise={promise} callToAction={callToAction} />
      </div>
    </Section>
  );
}
