import { servicePages } from '#client/content/service-pages.ts';
import type { DrawingName, ServicePackage, ServicePackagesContent } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { QuoteLink } from '#client/ui/quote-link.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

interface PriceCardsProps {
  packages: readonly ServicePackage[];
  drawing: DrawingName;
  kind: ServicePackagesContent['kind'];
}

/**
 * Three priced packages in one frame, each with its detail of the page's drawing (spec section 2,
 * Template B). Rooms stand side by side, their rows aligned; systems form a schedule. Smaller
 * screens stack both alike.
 */
export function PriceCards({ packages, drawing, kind }: PriceCardsProps) {
  const place = places[kind];
  return (
    <ul
      className={`grid border-ink bg-sheet max-md:-mx-gutter max-md:border-y-frame md:border-frame ${place.list}`}
    >
      {packages.map(({ title, description, price, rows, includes, crop }, i) => (
        <li key={title} className={`card grid border-ink *:mx-gutter md:*:mx-8 ${place.card}`}>
          <Drawing
            name={drawing}
            crop={crop}
            style="detail"
            className={`!mx-0 aspect-[206/100] border-rule ${place.drawing}`}
          />
          <div className={`border-b-title border-ink pt-6 pb-3 ${place.title}`}>
            <h3 className="text-h3">{title}</h3>
            <p className="text-small text-ink2">{description}</p>
          </div>
          <p
            className={`mt-5 mb-4 font-heading text-[clamp(2rem,3.2vw,2.625rem)] leading-none font-semibold tracking-[-.02em] ${place.price}`}
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
                <dd className="text-right font-heading text-body font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <ul
            className={`list-tick mb-7 border-rule pt-3 text-small text-pretty text-ink2 ${place.includes}`}
          >
            {includes.map((item) => (
              <li key={item} className="break-inside-avoid">
                <UnbrokenRanges text={item} />
              </li>
            ))}
          </ul>
          <QuoteLink
            className={`button button-${i === 0 ? 'primary' : 'secondary'} mb-8 ${place.button}`}
            aria-label={`${servicePages.getQuote}: ${title}`}
          >
            {servicePages.getQuote}
          </QuoteLink>
        </li>
      ))}
    </ul>
  );
}

/** Where the parts of a card stand: one above the other, in two columns, and at full width. */
const places = {
  room: {
    list: 'lg:grid-cols-3',
    card: 'max-lg:not-first:border-t-frame md:max-lg:grid-cols-2 lg:row-span-6 lg:grid-rows-subgrid lg:not-first:border-l lg:not-first:border-rule',
    drawing: 'border-b md:max-lg:col-span-2 md:max-lg:aspect-[3/1]',
    title: 'md:max-lg:col-start-1',
    price: 'md:max-lg:col-start-1',
    facts:
      'md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-2 md:max-lg:py-4 md:max-lg:*:first:border-t-0',
    includes: 'border-t md:max-lg:col-span-2 md:max-lg:columns-2 md:max-lg:gap-16',
    button: 'md:max-lg:col-start-2',
  },
  system: {
    list: '',
    card: 'not-first:border-t-frame md:max-xl:grid-cols-2 xl:grid-cols-[1.3fr_1fr_1.1fr] xl:grid-rows-[auto_1fr_auto]',
    drawing: 'border-b md:max-xl:col-span-2 md:max-xl:aspect-[3/1] xl:row-span-2 xl:self-start',
    title:
      'md:max-xl:col-start-1 xl:col-start-1 xl:row-start-3 xl:mb-9 xl:self-end xl:border-b-0 xl:py-0',
    price: 'md:max-xl:col-start-1 xl:col-start-3 xl:row-start-1 xl:mt-8',
    facts:
      'md:max-xl:col-start-2 md:max-xl:row-span-2 md:max-xl:row-start-2 md:max-xl:py-4 md:max-xl:*:first:border-t-0 xl:col-start-3 xl:row-start-2 xl:mb-6',
    includes:
      'max-xl:border-t md:max-xl:col-span-2 md:max-xl:columns-2 md:max-xl:gap-16 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:!mx-0 xl:mb-0 xl:border-x xl:px-8 xl:pt-7',
    button: 'md:max-xl:col-start-2 xl:col-start-3 xl:row-start-3 xl:self-end',
  },
} as const satisfies Record<ServicePackagesContent['kind'], Record<string, string>>;
