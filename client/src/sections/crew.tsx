import { crew } from '#client/content/crew.ts';
import { Photograph } from '#client/ui/photo-frame.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';

/**
 * Shows the people who do the work. Six drawn people are on one ground line, to one scale, each with a tool. An owner's
 * portrait covers the drawn person.
 */
export function Crew() {
  return (
    <section className="section overflow-x-clip border-y-frame border-ink bg-sheet">
      <div className="width">
        <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 md:mb-10">
          <h2 className="text-h2-wide">{crew.title}</h2>
          <p className="text-lead text-pretty text-ink2">{crew.text}</p>
        </div>
        <ul className="crew">
          {crew.members.map(({ role, text, crop, portrait }) => (
            <li key={role}>
              <div className="relative">
                <SheetDrawing name="crew" crop={crop} />
                {portrait && <Photograph photo={portrait} sizes="(min-width: 900px) 16vw, 45vw" />}
              </div>
              <div>
                <h3>{role}</h3>
                <p className="mt-1 text-small text-ink2 max-sm:text-fine">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
