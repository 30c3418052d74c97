import type { Proof } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows the reasons to choose us side by side: the proof of each, then the claim and its words (spec section 2). The
 * part of a claim after its comma is a line of its own, in the size of the words.
 */
export function Reasons({ reasons }: { reasons: readonly Proof[] }) {
  return (
    <ul className="reasons">
      {reasons.map(({ picture, title, description }) => {
        const [claim = title, more] = title.split(/, (.*)/);
        return (
          <li key={title}>
            <SheetDrawing name="reasons" crop={picture} />
            <h3>
              <UnbrokenRanges text={claim} />
              {more && (
                <>
                  {/* The end of the line is enough for the eye. */}
                  <span className="sr-only">, </span>
                  <span className="block pt-1 text-body font-normal tracking-normal text-ink2">
                    {more}
                  </span>
                </>
              )}
            </h3>
            <p>
              <UnbrokenRanges text={description} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
