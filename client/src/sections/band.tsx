import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Band, Crop, DrawingName, Project } from '#client/content/types.ts';
import { grouped } from '#client/content/words.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { SheetDrawing, sheetHref } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** The people in front of a room that is set out, or the part of the room that is built. */
interface Scene {
  /** The part of a drawing with the people: that of a step, or one of the crew. */
  readonly people?: string;
  /** How far the people are to the right of their place in that drawing, in drawing units. */
  readonly x?: number;
  /** From here to the right the room is built, in drawing units. */
  readonly built?: number;
  /** The left edge of the picture. */
  readonly from?: number;
  /** The position of the break line, where it leaves no part of a thing. */
  readonly left?: number;
}

/** The ends of pages. A page whose steps show people at work ends with one of the crew, or with half a room. */
const scenes: Partial<Record<DrawingName, Scene>> = {
  'office-floor': { people: 'sheets/people.svg#office', left: 110 },
  // After the four steps comes a colleague on the screen.
  'meeting-room': { people: 'steps/meeting-room.svg#people-5', from: 54, left: 65 },
  'modular-kitchen': { people: 'sheets/crew.svg#carpenter', x: -90 },
  // The wardrobe is built.
  'bedroom-wardrobe': { people: 'sheets/people.svg#bedroom', x: -52, built: 339.2 },
  'smart-home': { people: 'sheets/crew.svg#electrician', x: -190 },
  // The sofa stays. The level is at the right wall.
  'living-dining': { people: 'sheets/people.svg#living' },
  bathroom: { people: 'sheets/crew.svg#plumber', x: -326 },
};

/** The distance from the floor of the people's drawing to that of the room. */
const fall = (people: string) => (people.startsWith('steps/') ? 65 : 136);

/**
 * Draws the greater part of a room, from slab to slab and broken off at its left. The room is set out in dashed lines.
 * In front of it are people, or its right part is built. In a bathroom the pipes come first.
 */
function Scene({ drawing, ground }: { drawing: DrawingName; ground: BandGround }) {
  const { people, x = 0, built, from = 91, left = 102 } = scenes[drawing] ?? {};
  // By turns, the room stands on the footer and ends with its wall. Otherwise it stands on its slab, with the slab's end.
  const [right, height] = ground === 'byTurns' ? [552, 312] : [568, 321];
  const crop = [from, 24, right - from, height] as const;
  return (
    <div className={`set-out no-print relative ${grounds[ground].scene}`}>
      <Drawing name={drawing} crop={crop} style="detail" />
      <svg
        viewBox={crop.join(' ')}
        className="absolute inset-0 stroke-current"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {built && (
          <Built drawing={drawing} crop={[built, crop[1], crop[0] + crop[2] - built, crop[3]]} />
        )}
        {drawing === 'bathroom' && <use href={sheetHref('pipes', 'pipes')} fill="none" />}
        {people && (
          <use
            className="person"
            href={`${drawingsFolder}/${people}`}
            transform={`translate(${x} ${fall(people)})`}
          />
        )}
        <path
          className="fill-(--ground,var(--sheet)) stroke-2"
          d={`M0 0H${left}V176l-8 6 16 8-8 6V400H0z`}
        />
      </svg>
    </div>
  );
}

/** Draws the part of the room that is built, over the same part in dashed lines. */
function Built({ drawing, crop }: { drawing: DrawingName; crop: Crop }) {
  const [x, y, width, height] = crop;
  return (
    <svg
      {...{ x, y, width, height }}
      viewBox={crop.join(' ')}
      className="drawing-detail [--sheet:theme(colors.sheet)]"
      fill="none"
      aria-hidden="true"
    >
      <use href={`${drawingsFolder}/${drawing}.svg#drawing`} />
    </svg>
  );
}

/**
 * Draws a project's plan in light lines. Beneath it is a tape from wall to wall, its case included, with a tick for
 * each metre. The project's facts come last.
 */
function MeasuredPlan({
  project: { id, title, area, duration, value, drawing, plan },
}: {
  project: Project;
}) {
  const width = plan?.floors[0]?.width ?? 0;
  return (
    <div className="no-print">
      <Drawing name={drawing} crop={[46, 22, 508, 328]} style="plan" />
      <svg viewBox="-2 -10 508 54" className="w-full font-semibold" aria-hidden="true">
        <path d="M12-14V2M492-14V2" className="stroke-current" />
        <path d="M12 8h480v27H12z" className="fill-(--wash)" />
        <path
          d="M12 31h480"
          strokeWidth="8"
          strokeDasharray={`1 ${480000 / width - 1}`}
          className="stroke-ink"
        />
        <path d="M12 2v39" className="stroke-current stroke-3" />
        <path d="M452 2h40v40h-40z" className="fill-(--sheet) stroke-current stroke-2" />
        <circle cx="472" cy="22" r="8" className="fill-(--wash)" />
        <text x="444" y="24" fontSize="18" textAnchor="end" className="fill-ink">
          {grouped(width)} mm
        </text>
      </svg>
      <p className="mt-3 ml-[1.4%]">
        <Link
          href={`/projects#project-${id}`}
          className="font-semibold underline decoration-2 underline-offset-4"
        >
          {title}
        </Link>
        <br />
        {[area, duration, value].join(', ')}
      </p>
    </div>
  );
}

/** The backgrounds of closing bands. By turns with paper and sheet, the room stands on the footer. */
const grounds = {
  ink: { band: 'on-ink', text: 'text-dusk', scene: '' },
  byTurns: { band: 'by-turns', text: 'text-ink2', scene: 'bleed-right -mb-section self-end' },
} as const;

export type BandGround = keyof typeof grounds;

/** Shows the closing band of a page: the call to action beside a drawing. */
export function CallToActionBand({
  title,
  text,
  drawing,
  project,
  sheet,
  ground = 'ink',
  aside,
  children,
}: Omit<Band, 'callToAction'> & {
  ground?: BandGround | undefined;
  /** A picture in place of the drawing. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`section closing ${grounds[ground].band}`}>
      <div className="width grid items-center gap-x-12 gap-y-7 @min-[47.5rem]:grid-cols-2">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className={`mt-4 max-w-[46ch] text-lead text-balance ${grounds[ground].text}`}>
            <UnbrokenRanges text={text} />
          </p>
          <div className="mt-7 flex flex-wrap gap-3 max-lg:*:grow max-sm:*:px-3">{children}</div>
        </div>
        {aside}
        {project && <MeasuredPlan project={project} />}
        {drawing && <Scene drawing={drawing} ground={ground} />}
        {sheet && (
          <div className={`no-print ${grounds[ground].scene}`}>
            <SheetDrawing name={sheet.drawing} crop={sheet.crop} />
          </div>
        )}
      </div>
    </section>
  );
}
