import { contact } from '#client/content/contact-page.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows what a visitor contributes to each of the three steps, with a scene. On wide screens they are on
 * one ground line. The confirmation of a sent request has its own steps and replaces this section.
 */
export function NextPeople() {
  const { title, steps } = contact.people;
  return (
    <section className="width pb-section [main:has(#confirmation)_&]:hidden">
      <h2 className="mb-3 text-h2 md:mb-6">{title}</h2>
      <ol className="grid @min-[60rem]:grid-cols-3">
        {steps.map(({ title, text, part }) => (
          <li
            key={title}
            className="grid grid-cols-[7.5rem_1fr] items-end gap-x-5 border-ink pt-4 @max-[60rem]:border-b-title @min-[36rem]:grid-cols-[16rem_1fr] @min-[60rem]:block"
          >
            <SheetDrawing
              name="your-part"
              part={part}
              crop={[0, 0, 280, 164]}
              fills
              className="h-[9.375rem] border-ink @min-[60rem]:h-auto @min-[60rem]:border-b-title"
            />
            <div className="pb-4 @min-[60rem]:pt-4 @min-[60rem]:pr-6 @min-[60rem]:pb-0">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 text-small text-ink2">
                <UnbrokenRanges text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
