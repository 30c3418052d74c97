import { servicePages } from '#client/content/service-pages.ts';
import type { DrawingName, ServicePackage, ServicePackagesContent } from '#client/content/types.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Where the key of a schematic leads: the first package is 0. */
export const packageId = (index: number): string => `package-${index + 1}`;

interface PriceCardsProps {
  packages: readonly ServicePackage[];
  drawing: DrawingName;
  kind: ServicePackagesContent['kind'];
}

/**
 * Three priced packages in one frame, each with its detail of the page's drawing (spec section 2,
 * Template B). Rooms stand side by side, their rows aligned. Systems form a schedule, their details
 * printed in reverse and numbered as on the schematic above.
 */
export function PriceCards({ packages, drawing, kind }: PriceCardsProps) {
  const place = places[kind];
  return (
    <ul className={`framed grid bg-sheet ${place.list}`}>
      {packages.map(({ title, description, price, rows, includes, crop }, i) => (
        <li
          key={title}
          id={packageId(i)}
          className={`card grid border-ink *:mx-gutter md:*:mx-8 ${place.card}`}
        >
          <div className={`!mx-0 ${place.drawing}`}>
            <Drawing name={drawing} crop={crop} style="detail" className={place.detail} />
          </div>
          <div className={`flex gap-x-3.5 border-b-title border-ink pt-6 pb-3 ${place.title}`}>
            {kind === 'system' && <KeyNumber number={i + 1} />}
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="text-small text-ink2">{description}</p>
            </div>
          </div>
          <p
            className={`mt-5 mb-4 font-heading text-[clamp(2rem,3.2vw,2.625rem)] leading-none font-semibold tracking-[-.02em] whitespace-nowrap ${place.price}`}
          >
            {price}
          </p>
          <dl className={place.facts}>
            {rows.map(({ label, value }) => (
              <div
                key={label}
                className="flex items-baseline justify-between gap-4 border-t border-rule py-2.5 text-small"
              >
                <dt className="text-ink2">{label}</dt>
                <dd className="text-right font-heading text-body font-semibold">
                  <UnbrokenRanges text={value} />
                </dd>
              </div>
            ))}
          </dl>
          <ul
            className={`list-tick border-rule text-small text-pretty text-ink2 ${place.includes}`}
          >
            {includes.map((item) => (
              <li key={item}>
                <UnbrokenRanges text={item} />
              </li>
            ))}
          </ul>
          <ButtonLink
            href="/contact"
            className={`mb-8 ${place.button}`}
            aria-label={`${servicePages.getQuote}: ${title}`}
          >
            {servicePages.getQuote}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** On middle screens the detail stands beside the price, and the list beside the facts. */
const middle = {
  drawing: 'md:max-lg:row-span-2',
  facts: 'md:max-lg:border-t md:max-lg:border-rule md:max-lg:*:first:border-t-0 md:max-lg:py-2',
  includes: 'md:max-lg:row-span-2 md:max-lg:mb-8',
} as const;

/** Where the parts of a card stand, by kind and width. */
const places = {
  room: {
    list: 'lg:grid-cols-3',
    card: 'max-lg:not-first:border-t-frame md:max-lg:grid-cols-2 lg:row-span-6 lg:grid-rows-subgrid lg:not-first:border-l lg:not-first:border-rule',
    drawing: `border-rule max-md:border-b lg:border-b ${middle.drawing} md:max-lg:border-r`,
    detail: 'aspect-[206/100]',
    title: '',
    price: 'md:max-lg:mb-6',
    facts: middle.facts,
    includes: `mb-7 border-t pt-3 ${middle.includes}`,
    button: '',
  },
  system: {
    list: '',
    card: 'not-first:border-t-frame md:max-lg:grid-cols-2 lg:grid-cols-[minmax(0,1.25fr)_1fr_1.1fr] lg:grid-rows-[auto_auto_1fr]',
    drawing: `on-ink flex items-center px-gutter py-6 lg:row-span-3 lg:p-8 ${middle.drawing}`,
    detail: 'aspect-[206/100] outline-1 outline-offset-6 outline-canary outline-dashed',
    title: 'lg:mt-2 lg:mr-0',
    price: 'md:max-lg:mb-6 lg:col-start-2 lg:mt-6',
    facts: `${middle.facts} lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-5 lg:*:first:border-t-0`,
    includes: `max-lg:mb-7 max-lg:border-t pt-3 ${middle.includes} lg:col-start-2 lg:mb-8 lg:mr-0 lg:pt-0`,
    button: 'lg:col-start-3 lg:self-end',
  },
} as const satisfies Record<ServicePackagesContent['kind'], Record<string, string>>;
