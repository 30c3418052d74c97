import type { Crop, SheetName } from '#client/content/types.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';

/** Returns the address of a sheet's drawing or of one of its parts, for `<use>`. */
export const sheetHref = (name: SheetName, part = 'sheet'): string =>
  `${drawingsFolder}/sheets/${name}.svg#${part}`;

/**
 * Shows a part of a sheet's drawing. It is hidden from assistive technology, because the text beside it says the
 * same.
 */
export function SheetDrawing({
  name,
  part,
  crop,
  fills,
  className = '',
}: {
  name: SheetName;
  /** The default is the whole drawing. */
  part?: string | undefined;
  crop: Crop;
  /** True if the drawing fills a box of other proportions. */
  fills?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox={crop.join(' ')}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      className={`w-full font-semibold ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={sheetHref(name, part)} />
    </svg>
  );
}
