import { leastOf } from '#client/content/price-range.ts';
import { serviceLabels } from '#client/content/service-labels.ts';

/** Shows the lowest of prices at the end of the text of a page's head, or nothing if no price is known. */
export function LeastPrice({
  prices,
  from = serviceLabels.from,
}: {
  prices: Readonly<Record<string, string>> | undefined;
  from?: string | undefined;
}) {
  const least = leastOf(prices);
  return (
    least && (
      <span className="mt-2 block text-ink">
        {from} <b className="text-h3 whitespace-nowrap">{least}</b>
      </span>
    )
  );
}
