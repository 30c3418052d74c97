import type { OfficeExecutionContent } from '#client/content/services/office-execution.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows the parts of a fit-out in the order in which they are built, each with its detail of the section drawing and
 * its materials (spec section 2).
 */
export function FitOut({
  parts,
  drawing,
}: Pick<OfficeExecutionContent['fitOut'], 'parts' | 'drawing'>) {
  return (
    <ol className="md:grid md:grid-cols-2 md:gap-x-12 xl:grid-cols-3 print:grid print:grid-cols-3 print:gap-x-6">
      {parts.map(({ step, title, description, materials, detail }) => (
        <li key={step} className="keyed fit-out-part">
          <div>
            <Drawing name={drawing} crop={detail} style="detail" className="h-full" />
            <KeyNumber number={Number(step)} />
          </div>
          <h3 className="text-h3">{title}</h3>
          <p className="text-pretty text-ink2">
            <UnbrokenRanges text={description} />
          </p>
          <ul className="list-tick text-small text-pretty">
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
