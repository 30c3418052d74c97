import type { SheetContent, SheetName } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import './service-sheet.css';

/** Shows a view of a sheet. Phones may have a part of it, or its two halves one below the other. */
export function ViewDrawing({
  drawing,
  view: { part, crop, narrow = [] },
  className = '',
}: {
  drawing: SheetName;
  view: Pick<SheetContent['views'][number], 'crop' | 'narrow' | 'part'>;
  className?: string;
}) {
  return (
    <>
      <SheetDrawing
        name={drawing}
        part={part}
        crop={crop}
        className={`${className} ${narrow.length > 0 ? 'max-sm:hidden' : ''}`}
      />
      {narrow.map((picture) => (
        <SheetDrawing
          key={picture.crop.join(' ')}
          name={drawing}
          {...picture}
          className={`sm:hidden ${narrow.length > 1 ? 'half' : ''}`}
        />
      ))}
    </>
  );
}
