import { contact } from '#client/content/contact-page.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';
import { whole } from '#shared/drawing-geometry.ts';

const { drawings } = contact.form.sheet;

/**
 * Shows the drawing of a project type. Without a choice, and for a type without a drawing, it shows a bare room with
 * open dimensions. The drawings of all types are there, so that they have arrived at a choice. Without script,
 * no-script-rules.ts shows the chosen one.
 */
export function TypeDrawing({ type }: { type: string | undefined }) {
  return (
    <svg
      viewBox={whole.join(' ')}
      className="type-drawing drawing drawing-dimensioned"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {!(type && type in drawings) && (
        <g className="no-type">
          <use
            href={`${drawingsFolder}/modular-kitchen.svg#drawing`}
            className="build-1 drawing-plain"
          />
          <use href={`${drawingsFolder}/sheets/bare-room.svg#unknown`} />
        </g>
      )}
      {Object.entries(drawings).map(([of, name]) => (
        <use
          key={of}
          href={`${drawingsFolder}/${name}.svg#drawing`}
          data-choice={of}
          display={of === type ? undefined : 'none'}
        />
      ))}
    </svg>
  );
}
