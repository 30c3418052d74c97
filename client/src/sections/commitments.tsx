import type { Reason } from '#client/content/home.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Reasons to choose the company in two columns of a schedule on ink, each led by its figure. */
export function Commitments({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid lg:grid-cols-2 lg:gap-x-12">
      {reasons.map(({ figure, title, description }) => (
        <li key={title} className="commitment">
          <p className="claim">
            <UnbrokenRanges text={figure} />
          </p>
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-[42ch] text-small text-dusk md:mt-1 md:text-body">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
