import type { DrawingName, Photo } from '#client/content/types.ts';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';

/** Drawings with an open side: a photograph takes the whole of their frame. */
const open: ReadonlySet<DrawingName> = new Set(['balcony', 'ceiling-flooring']);

/** Whether a photograph can stand between the drawing's walls. */
export const hasWalls = (drawing: DrawingName): boolean => !open.has(drawing);

/** The photograph beside a list: what has been drawn above, built. */
export function BuiltRoom({ drawing, photo }: { drawing: DrawingName; photo: Photo }) {
  return (
    <PhotoFrame
      drawing={drawing}
      photo={photo}
      sizes="(min-width: 900px) 34vw, 92vw"
      className={`mt-8 ${hasWalls(drawing) ? 'border-0 bg-transparent' : 'border-frame! border-ink! [&_img]:inset-0 [&_img]:size-full'}`}
    />
  );
}
