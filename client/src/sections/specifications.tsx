import type { ServiceProcessContent } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';

/** Shows a schedule of materials by category, each with a detail in section (spec section 2, "Kitchen Specifications"). */
export function Specifications({
  groups,
}: {
  groups: NonNullable<ServiceProcessContent['specifications']>;
}) {
  return (
    <div className="border-t-frame border-ink">
      {groups.map(({ category, items, crop }) => (
        <div
          key={category}
          className="grid grid-cols-[1fr_7.5rem] items-center gap-x-4 gap-y-2 border-b border-rule py-4 md:grid-cols-[10rem_minmax(10rem,1fr)_3fr] md:gap-x-8 lg:gap-x-12 md:py-5"
        >
          <SheetDrawing name="kitchen-choices" crop={crop} className="max-md:order-2" />
          <h3 className="text-[clamp(1.625rem,2.4vw,2rem)] leading-tight tracking-[-.012em] max-md:order-1">
            {category}
          </h3>
          <ul className="gap-x-12 max-md:order-3 max-md:col-span-2 md:grid lg:grid-cols-2">
            {items.map((item) => (
              <li
                key={item}
                className="border-rule py-1 text-pretty md:py-2 md:not-first:border-t lg:nth-2:border-t-0"
              >
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
