import type { AboutContent } from '#client/content/about-page.ts';
import { iconCrop } from '#client/content/icons.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';

/** Shows mission and vision as statements, and values as commitments (spec section 2, "About"). */
export function Principles({
  mission,
  vision,
  valuesTitle,
  values,
}: Omit<AboutContent['principles'], 'title'>) {
  return (
    <>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[10fr_11fr] print:grid-cols-2">
        {[mission, vision].map(({ title, text }) => (
          <div key={title} className="border-t-title border-current pt-4 md:pt-5">
            <h3 className="text-h3 text-canary">{title}</h3>
            <p className="statement">{text}</p>
          </div>
        ))}
      </div>
      <h3 className="mt-9 text-h3 text-canary md:mt-20 md:mb-4">{valuesTitle}</h3>
      <ul className="values">
        {values.map(({ icon, title, description }) => (
          <li key={title}>
            <div className="value">
              <SheetDrawing name="icons" crop={iconCrop(icon)} className="lit" />
            </div>
            <h4 className="text-h3">{title}</h4>
            <p className="mt-1 text-dusk max-md:pb-4 max-md:text-small">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
