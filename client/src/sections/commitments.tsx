import type { Reason } from '#client/content/home-page.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows the reasons to choose the company as columns of a schedule on ink. Each begins with its figure. */
export function Commitments({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="commitments">
      {reasons.map(({ figure, title, description }) => (
        <li key={title}>
          <h3 className="phrase text-h3">
            <Phrase first={figure} second={title} classNames={['claim', '']} />
          </h3>
          <p>
            <UnbrokenRanges text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
