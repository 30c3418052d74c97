import type { RaisedReason } from '#client/content/services-page.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows the reasons to choose the company: the figure, its label, and its importance. They are columns along a
 * dimension string, and on small screens rows. One of the team raises a hand for each.
 */
export function WhyList({ reasons }: { reasons: readonly RaisedReason[] }) {
  return (
    <ul className="grid grid-cols-1 lg:grid-cols-5 lg:grid-rows-[auto_auto]">
      {reasons.map(({ figure, title, description, hand }) => (
        <li key={title} className="why step relative">
          <h3 className="phrase text-h3 lg:text-[clamp(1.125rem,1.65vw,1.5rem)]">
            <Phrase first={figure} second={title} classNames={['figure', '']} />
          </h3>
          <p>
            <UnbrokenRanges text={description} />
          </p>
          <SheetDrawing name="hands" part={hand} crop={[-68, -246, 126, 247]} />
        </li>
      ))}
    </ul>
  );
}
