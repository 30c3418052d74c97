import type { Crop, DrawingName } from '#client/content/types.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { sheetHref } from '#client/ui/sheet-drawing.tsx';

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
  /** True if only its ceiling is above the people, so that phones have the slab lower by a third. */
  readonly isHigh?: true;
}

/** The ends of pages. A page whose steps show people at work ends with one of the crew, or with half a room. */
const scenes: Partial<Record<DrawingName, Scene>> = {
  'office-floor': { people: 'sheets/people.svg#office', left: 110, isHigh: true },
  // The reception is built.
  'office-furniture': { people: 'sheets/people.svg#furniture', built: 346, isHigh: true },
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
 * Draws the greater part of a room, from its slab to the footer and broken off at its left. The room is set out in
 * dashed lines. In front of it are people, or its right part is built. In a bathroom the pipes come first.
 */
export function SetOutRoom({ drawing, className }: { drawing: DrawingName; className: string }) {
  const { people, x = 0, built, from = 91, left = 102, isHigh } = scenes[drawing] ?? {};
  const crop = [from, 24, 552 - from, 312] as const;
  return (
    <div
      className={`set-out no-print relative ${isHigh ? 'max-sm:-mt-[21.7%] max-sm:[clip-path:inset(32%_0_0)]' : ''} ${className}`}
    >
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
        {isHigh && (
          <path className="fill-current stroke-none sm:hidden" d={`M${left} 123H552v13H${left}z`} />
        )}
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
      className="drawing-detail"
      fill="none"
      aria-hidden="true"
    >
      <use href={`${drawingsFolder}/${drawing}.svg#drawing`} />
    </svg>
  );
}
