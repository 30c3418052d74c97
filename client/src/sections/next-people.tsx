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
      <ol className="grid @min-[30rem]:grid-cols-3">
        {steps.map(({ label, value, crop }) => (
          <li
            key={label}
            className="border-ink @max-[30rem]:grid @max-[30rem]:grid-cols-[6.5rem_1fr] @max-[30rem]:items-end @max-[30rem]:gap-x-5 @max-[30rem]:border-b-title @max-[30rem]:pt-4"
          >
            <SheetDrawing name="after-sending" crop={crop} className="@min-[30rem]:max-w-40" />
            <div className="@max-[30rem]:pb-4 @min-[30rem]:border-t-title @min-[30rem]:border-ink @min-[30rem]:pt-3 @min-[30rem]:pr-6">
              <h3 className="text-h3">{label}</h3>
              <p className="mt-1 text-ink2 @max-[30rem]:text-small">
                <UnbrokenRanges text={value} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
