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
      <ol className="grid sm:grid-cols-3">
        {steps.map(({ label, value, crop }) => (
          <li
            key={label}
            className="border-ink max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:items-end max-sm:gap-x-5 max-sm:border-b-title max-sm:pt-4"
          >
            <SheetDrawing name="after-sending" crop={crop} className="sm:max-w-40" />
            <div className="max-sm:pb-4 sm:border-t-title sm:border-ink sm:pt-3 sm:pr-6">
              <h3 className="text-h3">{label}</h3>
              <p className="mt-1 text-ink2 max-sm:text-small">
                <UnbrokenRanges text={value} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
