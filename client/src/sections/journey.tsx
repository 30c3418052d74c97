import type { AboutContent } from '#client/content/about-page.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows the company's years on one dimension string: its founding at one end and today at the other. The way that
 * the company works is beneath the founding (spec section 2, "About").
 */
export function Journey({
  founded,
  span,
  habits,
  today,
}: Omit<AboutContent['journey'], 'title' | 'intro'>) {
  return (
    <div className="relative max-lg:border-l-frame max-lg:border-current max-lg:pl-6 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-12 lg:border-t-frame">
      <Tick className="top-0 -left-2.5" />
      <Tick className="max-lg:bottom-0 max-lg:-left-2.5 lg:top-0 lg:-right-2.5" />
      <p
        aria-hidden="true"
        className="absolute inset-x-0 -top-4 mx-auto hidden w-fit bg-paper px-4 text-h3 font-semibold lg:block"
      >
        {span}
      </p>
      <div className="lg:pt-9">
        <p className="journey-end">{founded.year}</p>
        <h3 className="mt-4 text-h3">{founded.title}</h3>
        <ol className="mt-5 lg:mt-8">
          {habits.map(({ title, picture, text }) => (
            <li key={title} className="habit">
              <SheetDrawing name="reasons" crop={picture} className="row-span-2" />
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-ink2 max-sm:text-small">
                <UnbrokenRanges text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className="today max-lg:pt-7 lg:flex lg:flex-col lg:pt-9">
        <h3 className="journey-end">{today.title}</h3>
        <p className="mt-4 text-ink2 max-sm:text-small">
          <UnbrokenRanges text={today.text} />
        </p>
        <p className="mb-2 pt-6 text-small font-semibold lg:pt-9">{today.source}</p>
        <ul className="today-figures">
          {today.stats.map(({ figure, label }) => (
            <li key={label} className="phrase">
              <Phrase
                first={figure}
                second={label}
                classNames={['figure', 'text-small text-ink2']}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Draws the end of a dimension string. */
function Tick({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -my-px w-5 -rotate-45 border-t-2 border-current ${className}`}
    />
  );
}
