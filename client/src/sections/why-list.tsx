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
        <li key={title} className="why step relative">
          <h3 className="phrase text-h3 lg:text-[clamp(1.125rem,1.65vw,1.5rem)]">
            <Phrase first={figure} second={title} classNames={['figure', '']} />
          </h3>
          <p>
            <UnbrokenRanges text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
