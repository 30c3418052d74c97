import type { AboutContent } from '#client/content/about-page.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { TallyMarks } from '#client/ui/tally-marks.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows the company's years: between the founding and today each project is a mark, as a carpenter counts on a wall.
 * Beneath is the way that the company works (spec section 2, "About").
 */
export function Journey({
  founded,
  now,
  projects,
  habits,
}: Omit<AboutContent['journey'], 'title' | 'intro'>) {
  return (
    <>
      <div className="years">
        <p className="journey-end">{founded.year}</p>
        <TallyMarks count={projects.count} />
        <p className="journey-end">{now}</p>
        <div className="step years-line">
          <p className="font-semibold">{founded.place}</p>
          <p className="text-ink2">{projects.text}</p>
        </div>
      </div>
      <ol className="habits">
        {habits.map(({ title, picture, text }) => (
          <li key={title} className="habit">
            <SheetDrawing name="reasons" crop={picture} />
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-ink2 max-sm:text-small">
              <UnbrokenRanges text={text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
