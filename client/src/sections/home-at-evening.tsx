import { drawingsFolder } from '#client/drawings/folder.ts';
import { sheetHref } from '#client/ui/sheet-drawing.tsx';

/**
 * Draws the house of About's head after handover: every room is lit, and a family lives in it. Its walls are as dark as
 * the night. It is hidden from assistive technology, because it says no more than the words beside it.
 */
export function HomeAtEvening() {
  return (
    <svg
      viewBox="47 36 506 300"
      className="lit no-print w-full"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={sheetHref('lived-in-home', 'lights')} />
      <use href={`${drawingsFolder}/complete-home.svg#drawing`} />
      <use href={sheetHref('lived-in-home', 'family')} />
    </svg>
  );
}
