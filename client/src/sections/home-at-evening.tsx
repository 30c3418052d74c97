import { drawingsFolder } from '#client/drawings/folder.ts';
import { sheetHref } from '#client/ui/sheet-drawing.tsx';

/**
 * Draws the house of About's head after handover: every room is lit, and a family lives in it. It is on the
 * lower edge of its section. It is hidden from assistive technology, because it says no more than the words beside it.
 */
export function HomeAtEvening() {
  return (
    <svg
      viewBox="32 24 536 322"
      className="lit no-print -mb-section w-full self-end"
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
