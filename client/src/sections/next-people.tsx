import { contact } from '#client/content/contact-page.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows what a visitor contributes to each of the three steps, with a scene on one ground line. The confirmation of a
 * sent request has its own steps and replaces this section.
 */
export function NextPeople() {
  const { title, steps } = contact.people;
  return (
    <section className="width pb-section [main:has(#confirmation)_&]:hidden">
      <h2 className="mb-3 text-h2 md:mb-6">{title}</h2>
      <ol className="grid @min-[60rem]:grid-cols-3">
        {steps.map(({ title, text, crop }) => (
          <li
            key={title}
            className="grid grid-cols-[6.5rem_1fr] items-end gap-x-5 border-b-title border-ink pt-4 @min-[60rem]:grid-cols-[9rem_1fr] @min-[60rem]:pr-5"
          >
            <SheetDrawing name="after-sending" crop={crop} />
            <div className="pb-4 @min-[60rem]:self-start @min-[60rem]:pt-4">
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
