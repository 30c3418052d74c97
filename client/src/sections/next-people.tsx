import { contact } from '#client/content/contact-page.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows what follows a request, each step with the designer on one ground line, and how clients pay. The
 * confirmation of a sent request has the same steps and replaces this section.
 */
export function NextPeople() {
  const { title, payment, steps } = contact.people;
  return (
    <section className="width pb-section [main:has(#confirmation)_&]:hidden">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1.5 md:mb-8">
        <h2 className="text-h2">{title}</h2>
        <p className="text-ink2">{payment}</p>
      </div>
      <ol className="grid @min-[60rem]:grid-cols-3">
        {steps.map(({ label, value, crop }) => (
          <li
            key={label}
            className="grid grid-cols-[6.5rem_1fr] items-end gap-x-5 border-b-title border-ink pt-4 @min-[60rem]:grid-cols-[9rem_1fr] @min-[60rem]:pr-5"
          >
            <SheetDrawing name="after-sending" crop={crop} />
            <div className="pb-4 @min-[60rem]:self-start @min-[60rem]:pt-9">
              <h3 className="text-h3">{label}</h3>
              <p className="mt-1 text-small text-ink2">
                <UnbrokenRanges text={value} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
