import { iconCrop } from '#client/content/icons.ts';
import type { Feature } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows the reasons to choose us, one in each row: the claim and then its proof (spec section 2, Template A). */
export function Reasons({ reasons }: { reasons: readonly Feature[] }) {
  return (
    <ul className="max-lg:border-t-frame border-ink">
      {reasons.map(({ icon, title, description }) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 border-b border-rule py-4 md:gap-x-8 md:py-6 lg:grid-cols-[auto_22rem_1fr] lg:items-center"
        >
          <SheetDrawing
            name="icons"
            crop={iconCrop(icon)}
            className="w-14! self-start max-lg:row-span-2 md:w-22!"
          />
          <h3 className="text-[clamp(1.375rem,2.2vw,1.75rem)] leading-tight tracking-[-.012em]">
            <UnbrokenRanges text={title} />
          </h3>
          <p className="max-w-measure text-ink2 max-lg:col-start-2 max-md:text-small lg:text-lead">
            <UnbrokenRanges text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
