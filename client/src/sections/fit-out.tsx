import type { FitOutPart } from '#client/content/services/office-execution.ts';
import { KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows the parts of a fit-out in the order in which they are built, each with its materials (spec section 2). */
export function FitOut({ parts, handover }: { parts: readonly FitOutPart[]; handover: string }) {
  return (
    <div>
      <ol className="border-t-frame border-ink">
        {parts.map(({ step, title, description, materials }) => (
          <li
            key={step}
            className="keyed grid grid-cols-[auto_1fr] items-start gap-x-3.5 gap-y-2 border-b border-rule py-4 md:py-6 xl:grid-cols-[auto_1fr_1fr]"
          >
            <KeyNumber number={Number(step)} />
            <h3 className="pt-1 text-h3">{title}</h3>
            <p className="col-start-2 text-ink2">
              <UnbrokenRanges text={description} />
            </p>
            <ul className="list-tick col-start-2 text-small text-pretty xl:col-start-3 xl:row-[1/3] xl:pt-1">
              {materials.map((material) => (
                <li key={material}>
                  <UnbrokenRanges text={material} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="pt-5 text-lead">
        <UnbrokenRanges text={handover} />
      </p>
    </div>
  );
}
