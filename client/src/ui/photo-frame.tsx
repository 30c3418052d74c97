import { photoLabels } from '#client/content/photo-labels.ts';
import { heightToWidth, isStock, photoUrl } from '#client/content/photo-url.ts';
import type { DrawingName, Photo } from '#client/content/types.ts';
import { Drawing } from './drawing.tsx';
import { DrawingImage } from './drawing-image.tsx';

/** The part of a drawing from wall to wall. The walls are on the edges of the frame. */
const walls = [48, 24, 504, 322] as const;

const widths = [400, 800, 1200] as const;

interface PhotoFrameProps {
  drawing: DrawingName;
  /** Without a photograph only the drawing shows. */
  photo?: Photo | undefined;
  /** The width of the photograph on the screen, as in an image's `sizes`. */
  sizes?: string;
  /**
   * True at the head of a page. The drawing is then part of the page itself, and the photograph loads immediately.
   */
  head?: boolean;
  /** True if a stock photograph says that it shows a similar room. Many photographs together have one note. */
  captioned?: boolean;
  className?: string;
}

/**
 * Shows a room's elevation or a project's plan, with its photograph inside the drawn walls. The drawing shows until
 * the photograph has loaded, or if it fails. The loader marks a loaded photograph, and photo-frame.css plots it over
 * the drawing. Nothing moves, because both have the same space.
 */
export function PhotoFrame({
  drawing,
  photo,
  sizes = '100vw',
  head,
  captioned = head,
  className = '',
}: PhotoFrameProps) {
  const isPlan = drawing.startsWith('plan-');
  return (
    <div
      className={`photo-frame ${isPlan ? 'photo-frame-plan' : ''} ${head ? 'photo-frame-head plotted' : ''} ${className}`}
    >
      {photo && <Photograph {...{ photo, sizes, head }} />}
      {head ? (
        <Drawing name={drawing} crop={walls} style="plain" inline />
      ) : (
        <DrawingImage name={drawing} />
      )}
      {photo && captioned && <StockCaption photo={photo} />}
    </div>
  );
}

/** Says that a stock photograph shows a similar room. photo-frame.css shows it while the photograph shows. */
export function StockCaption({ photo }: { photo: Photo }) {
  if (!isStock(photo)) return null;
  return (
    <p className="stock-caption">
      {photoLabels.photo}
      <span>{photoLabels.ofSimilarRoom}</span>
    </p>
  );
}

/** Shows a photograph in three widths. At the `head` of a page it loads immediately. */
export function Photograph({
  photo,
  sizes,
  head = false,
}: {
  photo: Photo;
  sizes: string;
  head?: boolean | undefined;
}) {
  return (
    <img
      loading={head ? 'eager' : 'lazy'}
      sizes={sizes}
      srcSet={widths.map((width) => `${photoUrl(photo, width)} ${width}w`).join(', ')}
      src={photoUrl(photo, 800)}
      width={800}
      height={800 * heightToWidth}
      alt={photo.alt}
      // The loader may have marked it before React takes over.
      suppressHydrationWarning
    />
  );
}
