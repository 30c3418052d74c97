import type { RoomInDays as Content } from '#client/content/home-page.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Draws one room in four states beneath a string of days, beside the section's title. While the string crosses the
 * screen, the whole room passes through the states. Elsewhere each quarter of the room is in one of them
 * (pages/home.css).
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
            <Phrase first={figure} second={title} look={['claim days-figure', 'days-title']} />
          </h3>
          <p className="mt-3 max-w-[46ch] text-lead text-dusk">
            <UnbrokenRanges text={text} />
          </p>
        </div>
      </div>
      <div className="days">
        <ol className="mb-1 grid grid-cols-4 text-center font-semibold">
          {states.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ol>
        <div className="@container relative">
          <SheetDrawing
            name="home"
            part="days"
            crop={[32, -26, 536, 372]}
            className="drawing drawing-plain days-string"
          />
          <div className="day-bar" />
          {/* Walls and slabs are on top. They are whole where one state of the room ends and the next one begins. */}
          {[2, 3, 4, 1].map((state) => (
            <SheetDrawing
              key={state}
              name="home"
              part="kitchen"
              crop={[32, 24, 536, 322]}
              className={`drawing drawing-plain day-${state} build-${state} absolute bottom-0`}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
