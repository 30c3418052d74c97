import type { ServiceProcessContent } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';

/** Shows a schedule of materials by category, each with a detail (spec section 2, "Kitchen Specifications"). */
export function Specifications({
  groups,
}: {
  groups: NonNullable<ServiceProcessContent['specifications']>;
}) {
  return (
    <div className="gap-x-10 border-ink max-lg:border-t-frame lg:grid lg:grid-cols-4">
      {groups.map(({ category, items, crop }) => (
        <div key={category} className="specification">
          <SheetDrawing name="kitchen-choices" crop={crop} />
          <h3>{category}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
