import type { Reason } from '#client/content/home-page.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows the reasons to choose the company: the figure, its label, and its importance. They are columns along a
 * dimension string, and on small screens rows.
 */
export function WhyList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid grid-cols-1 lg:grid-cols-5 lg:grid-rows-[auto_auto]">
      {reasons.map(({ figure, title, description }) => (
        <li
          key={title}
          className="step relative border-t-frame border-ink py-4 md:max-lg:py-6 lg:row-span-2 lg:grid lg:grid-rows-subgrid md:[--column:13rem] lg:pt-6 lg:pr-6"
        >
          <h3 className="phrase md:max-lg:phrase-row max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:[&>:last-child]:before:content-none text-h3 lg:text-[clamp(1.125rem,1.65vw,1.5rem)]">
            <Phrase
              first={figure}
              second={title}
              classNames={['figure max-md:text-[1.9375rem] lg:text-[min(3.3vw,3.25rem)]', '']}
            />
          </h3>
          <p className="mt-1 max-w-measure text-ink2 md:max-lg:pl-(--column) max-sm:text-small lg:mt-3">
            <UnbrokenRanges text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
