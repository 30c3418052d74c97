import type { OfficeExecutionContent } from '#client/content/services/office-execution.ts';
import { KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows the parts of a fit-out in the order in which they are built, each with a picture of its work and its materials
 * (spec section 2). The pictures are side by side on one sheet.
 */
export function FitOut({ parts }: Pick<OfficeExecutionContent['fitOut'], 'parts'>) {
  return (
    <ol className="md:grid md:grid-cols-2 md:gap-x-12 xl:grid-cols-3 print:grid-cols-3 print:gap-x-6">
      {parts.map(({ step, title, description, materials }, i) => (
        <li key={step} className="keyed fit-out-part">
          <div>
            <SheetDrawing
              name="fit-out-details"
              crop={[420 * i, 0, 400, 200]}
              fills
              className="h-full"
            />
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
