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
  'meeting-room': { person: crewPlace.supervisor, x: 322 },
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
function Scene({ drawing, className }: { drawing: DrawingName; className: string }) {
  const crop = [91, 24, 477, 322] as const;
  const scene = scenes[drawing];
  const [left, , width] = figure(scene?.person ?? 0);
  const middle = left + width / 2;
  return (
    <div className={`no-print relative ${className}`}>
      <Drawing name={drawing} crop={crop} style="detail" />
      <svg
        viewBox={crop.join(' ')}
        className="absolute inset-0 stroke-current"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path
          className="fill-(--ground,var(--sheet)) stroke-2"
          d="M88 0H102V176l-8 6 16 8-8 6V400H88z"
        />
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

/** The backgrounds of closing bands. By turns with paper and sheet, the room stands on the footer. */
const grounds = {
  ink: { band: 'on-ink', text: 'text-dusk', scene: '' },
  canary: { band: 'on-canary', text: '', scene: '' },
  byTurns: { band: 'by-turns', text: 'text-ink2', scene: 'bleed-right -mb-section self-end' },
} as const;

export type BandGround = keyof typeof grounds;

/** Shows the closing band of a page: the call to action, beside a drawing or its replacement. */
export function CallToActionBand({
  title,
  text,
  drawing,
  metres,
  ground = 'ink',
  aside,
  children,
}: Omit<Band, 'callToAction'> & {
  ground?: BandGround | undefined;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`section closing ${grounds[ground].band}`}>
      <div className="width grid items-center gap-x-12 gap-y-7 @min-[47.5rem]:grid-cols-2">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className={`mt-4 max-w-[46ch] text-lead ${grounds[ground].text}`}>
            <UnbrokenRanges text={text} />
          </p>
          <div className="mt-7 flex flex-wrap gap-3 max-lg:*:grow max-sm:*:px-3">{children}</div>
        </div>
        {aside}
        {drawing && metres && <MeasuredPlan drawing={drawing} metres={metres} />}
        {drawing && !metres && <Scene drawing={drawing} className={grounds[ground].scene} />}
      </div>
    </section>
  );
}
