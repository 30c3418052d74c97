import { photoLabels } from '#client/content/photo-labels.ts';
import { heightToWidth, isStock, photoUrl } from '#client/content/photo-url.ts';
import type { DrawingName, Photo } from '#client/content/types.ts';
import { Drawing } from './drawing.tsx';

/** From slab end to slab end: the walls stand on the margins of the column, the dimensions outside. */
const shell = [32, 24, 536, 322] as const;

/** A plan with its outer walls, and the triangle at its entrance. */
const plan = [46, 22, 508, 328] as const;

/** From wall to wall, which stand on the edges of the place. */
const walls = [48, 24, 504, 322] as const;

const widths = [400, 800, 1200] as const;

interface PhotoFrameProps {
  drawing: DrawingName;
  /** Without one the drawing stands alone. */
  photo?: Photo | undefined;
  /** How wide the photograph is shown, as in an image's `sizes`. */
  sizes?: string;
  /** At the head of a page: the drawing is part of the page itself, and the photograph is not put off. */
  head?: boolean;
  /** Says on a stock photograph that it shows a similar room; where many stand together, one note does. */
  captioned?: boolean;
  className?: string;
}

/**
 * Shows a room's elevation, or a project's plan, with its photograph inside the drawn walls. Until the
 * photograph has loaded, and if it never does, the drawing shows. The loader marks a photograph that has
 * loaded, and styles.css plots it over the drawing. Nothing moves, because the space is the drawing's.
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
        <Drawing name={drawing} crop={isPlan ? plan : shell} style={isPlan ? 'plan' : 'shell'} />
      )}
      {photo && captioned && <StockCaption photo={photo} />}
    </div>
  );
}

/** Says that a stock photograph shows a similar room. styles.css shows it as long as the photograph shows. */
export function StockCaption({ photo }: { photo: Photo }) {
  return isStock(photo) && <p className="stock-caption">{photoLabels.caption}</p>;
}

/** Shows a photograph in three widths. At the `head` of a page it is not put off. */
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
    />
  );
}
