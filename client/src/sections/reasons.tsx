import type { Proof } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows the reasons to choose us side by side: the proof of each, then the claim and its words (spec section 2). */
export function Reasons({ reasons }: { reasons: readonly Proof[] }) {
  return (
    <ul className="reasons">
      {reasons.map(({ picture, title, description }) => (
        <li key={title}>
          <SheetDrawing name="reasons" crop={picture} />
          <h3>
            <UnbrokenRanges text={title} />
          </h3>
          <p>
            <UnbrokenRanges text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
