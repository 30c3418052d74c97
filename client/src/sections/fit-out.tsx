import type { FitOutPart } from '#client/content/services/office-execution.ts';
import { KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows the parts of a fit-out in the order in which they are built, each with its materials (spec section 2). */
export function FitOut({ parts }: { parts: readonly FitOutPart[] }) {
  return (
    <ol className="border-t-frame border-ink md:grid md:grid-cols-2 md:gap-x-12 md:border-t-0 xl:grid-cols-3">
      {parts.map(({ step, title, description, materials }) => (
        <li key={step} className="keyed fit-out-part">
          <KeyNumber number={Number(step)} />
          <h3 className="pt-1 text-h3">{title}</h3>
          <p className="col-start-2 text-ink2">
            <UnbrokenRanges text={description} />
          </p>
          <ul className="list-tick col-start-2 text-small text-pretty">
            {materials.map((material) => (
              <li key={material}>
                <UnbrokenRanges text={material} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
