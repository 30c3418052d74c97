import type { Reason } from '#client/content/home.ts';
import { Phrase } from '#client/ui/phrase.tsx';

/** Reasons to choose the company in two columns of a schedule on ink, each led by its figure. */
export function Commitments({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-12">
      {reasons.map(({ figure, title, description }) => (
        <li key={title} className="commitment">
          <h3 className="phrase-row text-h3">
            <Phrase first={figure} second={title} look={['claim', '']} />
          </h3>
          <p className="pl-(--column) text-small text-dusk md:text-body">{description}</p>
        </li>
      ))}
    </ul>
  );
}
