import type { Reason } from '#client/content/home-page.ts';
import { Phrase } from '#client/ui/phrase.tsx';

/**
 * Shows the reasons to choose the company as columns of a schedule on ink. Each begins with its figure. Small
 * screens have rows.
 */
export function Commitments({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-x-8 xl:grid-cols-4">
      {reasons.map(({ figure, title, description }) => (
        <li key={title} className="commitment">
          <h3 className="phrase max-md:phrase-row text-h3">
            <Phrase first={figure} second={title} look={['claim', '']} />
          </h3>
          <p className="text-small text-dusk mt-1 max-md:pl-(--column)">{description}</p>
        </li>
      ))}
    </ul>
  );
}
