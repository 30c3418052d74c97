import type { Reason } from '#client/content/home-page.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows the reasons to choose the company as rows of a schedule: the figure, its label, and its importance. */
export function WhyList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="border-b border-rule">
      {reasons.map(({ figure, title, description }) => (
        <li
          key={title}
          className="grid grid-cols-1 items-baseline gap-x-12 border-t border-rule py-3 [--column:7rem] first:border-t-frame first:border-ink @min-[30rem]:[--column:13rem] md:py-7 @min-[56.25rem]:grid-cols-[7fr_5fr] @min-[56.25rem]:[--column:15.5rem]"
        >
          <h3 className="phrase-row text-h3">
            <Phrase first={figure} second={title} look={['figure max-sm:text-[1.375rem]', '']} />
          </h3>
          <p className="max-w-measure text-ink2 @max-[56.25rem]:mt-1 @max-[56.25rem]:pl-(--column) max-sm:text-small">
            <UnbrokenRanges text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
