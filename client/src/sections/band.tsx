import type { ReactNode } from 'react';
import { crewPlace, figure } from '#client/content/crew.ts';
import type { Band, DrawingName } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { sheetHref } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

interface Scene {
  /** The position of the person in the drawing `crew`. */
  readonly person: number;
  /** The middle of the person on the room's drawing, clear of other things. */
  readonly x: number;
  /** True if the person works to the other side than in the drawing `crew`. */
  readonly mirrored?: true;
}

/** The person who works in each room, and the thing in the room on which the person works. */
const scenes: Partial<Record<DrawingName, Scene>> = {
  // The level is against the frame of the door, the whiteboard, the housing of the fridge and the side of the wardrobe.
  'office-floor': { person: crewPlace.supervisor, x: 407 },
  'meeting-room': { person: crewPlace.supervisor, x: 315 },
  'modular-kitchen': { person: crewPlace.supervisor, x: 439 },
  'bedroom-wardrobe': { person: crewPlace.supervisor, x: 299 },
  // The tape is as wide as the cupboard.
  'office-furniture': { person: crewPlace.designer, x: 404 },
  // The probe is at the switches.
  'smart-home': { person: crewPlace.electrician, x: 395, mirrored: true },
  // The roller is on the yellow panel.
  'living-dining': { person: crewPlace.painter, x: 507 },
  // The wrench and the box are clear of the WC and the shower.
  bathroom: { person: crewPlace.plumber, x: 232, mirrored: true },
  balcony: { person: crewPlace.designer, x: 452 },
};

/** Draws the greater part of a room, from slab to slab and broken off at its left, with the person who works in it. */
function Scene({ drawing }: { drawing: DrawingName }) {
  const crop = [91, 24, 477, 322] as const;
  const scene = scenes[drawing];
  const [left, , width] = figure(scene?.person ?? 0);
  const middle = left + width / 2;
  return (
    <div className="no-print relative">
      <Drawing name={drawing} crop={crop} style="detail" />
      <svg
        viewBox={crop.join(' ')}
        className="absolute inset-0 stroke-current"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path className="fill-(--sheet) stroke-2" d="M88 0H102V176l-8 6 16 8-8 6V400H88z" />
        {scene && (
          <use
            className="person"
            href={sheetHref('crew', `person-${scene.person}`)}
            transform={
              scene.mirrored
                ? `matrix(-1 0 0 1 ${scene.x + middle} 136)`
                : `translate(${scene.x - middle} 136)`
            }
          />
        )}
      </svg>
    </div>
  );
}

/** Draws a plan in light lines, and beneath it a tape with a tick for each metre. */
function MeasuredPlan({ drawing, metres }: { drawing: DrawingName; metres: number }) {
  return (
    <div className="no-print">
      <Drawing name={drawing} crop={[46, 22, 508, 328]} style="plan" />
      <svg viewBox="-2 0 508 44" className="mt-3 w-full font-semibold" aria-hidden="true">
        <path d="M12 8h480v27H12z" className="fill-canary" />
        <path
          d="M12 31h480"
          strokeWidth="8"
          strokeDasharray={`1 ${480 / metres - 1}`}
          className="stroke-ink"
        />
        <path d="M12 2v39" className="stroke-current stroke-3" />
        <path d="M464 2h40v40h-40z" className="fill-(--sheet) stroke-current stroke-2" />
        <circle cx="484" cy="22" r="8" className="fill-canary" />
        <text x="456" y="24" fontSize="18" textAnchor="end" className="fill-ink">
          {metres} m
        </text>
      </svg>
    </div>
  );
}

/** Shows the closing band of a page: the call to action on ink, beside a reversed drawing or its replacement. */
export function CallToActionBand({
  title,
  text,
  drawing,
  metres,
  aside,
  children,
}: Omit<Band, 'callToAction'> & {
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="section on-ink">
      <div className="width grid items-center gap-x-12 gap-y-7 @min-[47.5rem]:grid-cols-2">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 max-w-[46ch] text-lead text-dusk">
            <UnbrokenRanges text={text} />
          </p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col max-lg:*:grow">{children}</div>
        </div>
        {aside}
        {drawing && metres && <MeasuredPlan drawing={drawing} metres={metres} />}
        {drawing && !metres && <Scene drawing={drawing} />}
      </div>
    </section>
  );
}
