import type { Crop, SheetName } from '#client/content/types.ts';

// Each in a file of its own: no page but one shows it. In `<use>` browsers take no data addresses.
const urls = import.meta.glob<string>('../drawings/sheets/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/**
 * A part of a sheet's drawing. Decoration beside text that says the same, so hidden from assistive
 * technology.
 */
export function SheetDrawing({
  name,
  crop,
  className = '',
}: {
  name: SheetName;
  crop: Crop;
  className?: string;
}) {
  return (
    <svg
      viewBox={crop.join(' ')}
      className={`w-full font-semibold ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${urls[`../drawings/sheets/${name}.svg`]}#sheet`} />
    </svg>
  );
}
