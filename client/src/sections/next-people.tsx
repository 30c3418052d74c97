import { contact } from '#client/content/contact-page.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows what a visitor contributes to each of the three steps, with a scene. They are on one ground line.
 * The confirmation of a sent request has its own steps and replaces this section.
 */
export function NextPeople() {
  const { title, steps } = contact.people;
  return (
    <section className="width pb-section [main:has(#confirmation)_&]:hidden">
      <h2 className="mb-3 text-h2 md:mb-9">{title}</h2>
      <ol className="grid gap-y-6 @min-[20rem]:grid-cols-3">
        {steps.map(({ title, text, part }) => (
          <li key={title}>
            <SheetDrawing
              name="your-part"
              part={part}
              crop={[0, 0, 280, 164]}
              fills
              className="border-b-title border-ink @min-[20rem]:@max-[36rem]:h-36"
            />
            <h3 className="pt-3 pr-3 text-h3 max-sm:text-[1.125rem] md:pt-4">{title}</h3>
            <p className="mt-1 pr-3 text-small text-pretty text-ink2 md:pr-6">
              <UnbrokenRanges text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
