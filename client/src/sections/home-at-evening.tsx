import { drawingsFolder } from '#client/drawings/folder.ts';
import { sheetHref } from '#client/ui/sheet-drawing.tsx';
import { slabToSlab } from '#shared/drawing-geometry.ts';

/**
 * Draws the house of About after handover: every room is lit, and a family lives in it. It is hidden from assistive
 * technology, because it says no more than the words beside it.
 */
export function HomeAtEvening({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox={slabToSlab.join(' ')}
      className={`lit no-print w-full ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={sheetHref('lived-in-home', 'lights')} />
      <use href={`${drawingsFolder}/complete-home.svg#drawing`} />
      <use href={sheetHref('lived-in-home', 'shell')} />
      <use href={sheetHref('lived-in-home', 'family')} />
    </svg>
  );
}
