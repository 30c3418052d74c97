import { leastOf } from '#client/content/price-range.ts';
import { serviceLabels } from '#client/content/service-labels.ts';

/** Shows the lowest of prices after the buttons of a page's head, or nothing if no price is known. */
export function LeastPrice({ prices }: { prices: Readonly<Record<string, string>> | undefined }) {
  const least = leastOf(prices);
  return (
    least && (
      <p className="text-fine leading-tight text-ink2 max-sm:basis-full max-sm:px-0! sm:w-min xl:pl-2">
        {serviceLabels.from} <b className="text-h3 whitespace-nowrap text-ink">{least}</b>
      </p>
    )
  );
}
