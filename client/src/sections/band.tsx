import type { ReactNode } from 'react';
import type { Band, DrawingName } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** The position of the person on a drawing, clear of other things, with the floor and the person's size. */
const scenes: Partial<Record<DrawingName, readonly [x: number, floor?: number, size?: number]>> = {
  'office-floor': [275],
  'smart-home': [148],
  'bedroom-wardrobe': [364],
  'living-dining': [276],
  bathroom: [233],
  'office-furniture': [325],
  balcony: [452],
  'complete-home': [367, 336, 0.5],
};

/** The outline of a person of 1,650 mm with the feet at the origin. */
const person =
  'M-14-2q-6 2-6 4h15l2-60h6l2 60h15q0-2-6-4l-1-56h-26zM-18-138l-7 50 7 1 4 29h28l4-29 7-1-7-50q-8-6-18-6t-18 6zm6 51 1-36m23 36-1-36M-9-154a9 10.5 0 1 0 18 0 9 10.5 0 1 0-18 0zm0 0q6 2 9-7 3 7 9 7';

/** Draws the greater part of a drawing, from slab to slab and broken off at its left, with a person for scale. */
function Scene({ drawing }: { drawing: DrawingName }) {
  const [x, floor = 336, size = 1] = scenes[drawing] ?? [300];
  const crop = [91, 24, 477, 322] as const;
  const place = `translate(${x} ${floor}) scale(${size})`;
  return (
    <div className="no-print relative">
      <Drawing name={drawing} crop={crop} style="detail" />
      <svg
        viewBox={crop.join(' ')}
        className="absolute inset-0 fill-(--sheet) stroke-current stroke-2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M88 0H102V176l-8 6 16 8-8 6V400H88z" />
        {/* Separates the person from the lines behind, but not from the floor. */}
        <path d={person} transform={place} stroke="var(--sheet)" strokeWidth="12" />
        <path d={`M${x - 30} ${floor + 5}h60`} strokeWidth="10" />
        <path d={person} transform={place} />
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
      <div className="width grid items-center gap-x-12 gap-y-7 md:grid-cols-2">
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
