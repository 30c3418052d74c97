import type { RoomInDays as Content } from '#client/content/home-page.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Draws one room in four states beneath a string of days, beside the section's title. While the string crosses the
 * screen, the whole room passes through the states. Elsewhere each part of the room is in one of them, and a family
 * is in the last (pages/home.css).
 */
export function RoomInDays({
  heading,
  days: { figure, title, text, states },
}: {
  heading: string;
  days: Content;
}) {
  return (
    <div className="days-columns">
      <div className="flex flex-col justify-between gap-y-6">
        <h2 className="text-[1.25rem] leading-tight text-dusk">{heading}</h2>
        <div>
          <h3 className="phrase text-h3">
            <Phrase
              first={figure}
              second={title}
              classNames={['claim days-figure', 'days-title']}
            />
          </h3>
          <p className="mt-3 max-w-[46ch] text-lead text-balance text-dusk">
            <UnbrokenRanges text={text} />
          </p>
        </div>
      </div>
      <div className="days">
        <ol className="days-states">
          {states.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ol>
        <div className="@container relative">
          {[1, 2, 3, 4].map((state) => (
            <SheetDrawing
              key={state}
              name="home"
              part={`days-${state}`}
              crop={[0, 0, 600, 424]}
              className={`day-${state} absolute bottom-0`}
            />
          ))}
          {/* Walls, slabs and the string of days are on top. */}
          <SheetDrawing name="home" part="days" crop={[0, -50, 600, 474]} className="days-string" />
          <div className="day-bar" />
        </div>
      </div>
    </div>
  );
}
