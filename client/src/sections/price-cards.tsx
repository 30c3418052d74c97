import type { ReactNode } from 'react';
import type { DrawingName, ServicePackage, ServicePackagesContent } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { ServiceFacts } from './service-facts.tsx';

/** Returns the id to which the legend of a schematic links. The first package is 0. */
export const packageId = (index: number): string => `package-${index + 1}`;

interface PriceCardsProps {
  packages: readonly ServicePackage[];
  drawing: DrawingName;
  kind: ServicePackagesContent['kind'];
  /** It closes the frame. */
  promise?: ReactNode;
}

/**
 * Shows three priced packages in one frame, each with its detail of the page's drawing (spec section 2, Template
 * B). Rooms are side by side with aligned rows. Systems form a schedule, numbered as on the schematic above.
 */
export function PriceCards({ packages, drawing, kind, promise }: PriceCardsProps) {
  const layout = layouts[kind];
  return (
    <ul className={`framed grid bg-sheet ${layout.list}`}>
      {packages.map(({ title, description, price, rows, includes, crop, drawing: sheet }, i) => (
        <li
          key={title}
          id={packageId(i)}
          className={`card grid border-ink *:mx-gutter md:*:mx-8 ${layout.card}`}
        >
          <div className={`!mx-0 ${layout.drawing}`}>
            {sheet ? (
              <SheetDrawing name={sheet} crop={crop} fills className={layout.detail} />
            ) : (
              <Drawing name={drawing} crop={crop} style="detail" className={layout.detail} />
            )}
          </div>
          <div
            className={`flex gap-x-3.5 border-b-title border-ink pt-4 pb-2 md:pt-6 md:pb-3 ${layout.title}`}
          >
            {kind === 'system' && <KeyNumber number={i + 1} />}
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="text-small text-balance text-ink2">
                <UnbrokenRanges text={description} />
              </p>
            </div>
          </div>
          <p
            className={`mt-4 mb-3 md:mt-5 md:mb-4 text-[clamp(min(2rem,9vw),3.4vw,2.75rem)] leading-none font-semibold tracking-[-.02em] ${layout.price}`}
          >
            <UnbrokenRanges text={price} />
          </p>
          <ServiceFacts facts={rows} className={`border-rule *:border-b ${layout.facts}`} />
          <ul className={`list-tick text-small text-pretty text-ink2 ${layout.includes}`}>
            {includes.map((item) => (
              <li key={item}>
                <UnbrokenRanges text={item} />
              </li>
            ))}
          </ul>
        </li>
      ))}
      {promise && (
        <li className="no-print col-span-full border-t-frame border-ink md:max-lg:*:px-4">
          {promise}
        </li>
      )}
    </ul>
  );
}

/**
 * Places the parts of a card, by kind and width. On phones a room's facts share a line if they fit. On middle screens
 * the detail and the facts are on the left, and title, price and list on the right.
 */
const layouts = {
  room: {
    list: 'md:grid-cols-3',
    card: 'max-md:not-first:border-t-frame md:row-span-5 md:grid-rows-subgrid md:not-first:border-l md:max-lg:*:mx-4',
    drawing: 'border-rule border-b',
    detail: 'aspect-[206/100]',
    title: '',
    price: '',
    facts:
      'border-t max-md:flex max-md:flex-wrap max-md:*:gap-x-2 max-md:*:pr-4 max-md:last:*:pr-0 max-md:*:grow max-md:*:justify-start max-md:*:*:ml-0',
    includes: 'mb-5 pt-2 md:mb-7 md:pt-3',
  },
  system: {
    list: '',
    card: 'system',
    drawing: 'system-detail',
    detail: '',
    title: 'system-title',
    price: 'system-price',
    facts: 'system-facts',
    includes: 'system-includes',
  },
} as const satisfies Record<ServicePackagesContent['kind'], Record<string, string>>;
