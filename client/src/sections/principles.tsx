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
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[10fr_11fr] print:grid-cols-2">
        {[mission, vision].map(({ title, text }) => (
          <div key={title} className="border-t-title border-current pt-4 md:pt-5">
            <h3 className="text-h3 text-canary">{title}</h3>
            <p className="statement">{text}</p>
          </div>
        ))}
      </div>
      <h3 className="mt-10 mb-4 text-h3 text-canary md:mt-20">{valuesTitle}</h3>
      <ul className="grid border-t-frame border-current md:grid-cols-3">
        {values.map(({ icon, title, description }) => (
          <li
            key={title}
            className="border-rule-ink py-7 max-md:grid max-md:grid-cols-[6.5rem_1fr] max-md:py-4 max-md:not-first:border-t md:px-6 md:first:pl-0 md:last:pr-0 md:not-first:border-l"
          >
            <SheetDrawing
              name="icons"
              crop={iconCrop(icon)}
              className="w-22! self-center bg-paper text-ink [--sheet:theme(colors.sheet)] max-md:row-span-2 md:w-full! md:max-w-60 print:max-w-28"
            />
            <h4 className="text-h3 md:mt-4">{title}</h4>
            <p className="mt-1 text-small text-dusk md:mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
