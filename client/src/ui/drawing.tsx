import type { Crop, DrawingName } from '#client/content/types.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';
import { useInlineMarkup } from '#client/drawings/inline-markup.ts';
import { whole } from '#shared/drawing-geometry.ts';

interface DrawingProps {
  name: DrawingName;
  /** The part to show, in drawing units. The default is the whole drawing. */
  crop?: Crop | undefined;
  /**
   * `plain` hides the dimensions. `detail` also keeps line weights when a crop is enlarged, and fills its box. A
   * whole drawing hides its dimensions if they would be too small to read. A `shell` has its dimensions outside its
   * box.
   */
  style?: 'dimensioned' | 'shell' | 'plain' | 'detail' | 'long';
  /**
   * True for drawings that are seen first. The build writes them into the page, so that they need no request.
   */
  inline?: boolean;
  className?: string;
}

const styles = {
  dimensioned: 'drawing-dimensioned',
  shell: 'drawing-shell',
  plain: 'drawing-plain',
  detail: 'drawing-detail',
  long: 'drawing-long',
} as const;

/** Shows a working drawing. It is hidden from assistive technology, because the text beside it says the same. */
export function Drawing({
  name,
  crop = whole,
  style = 'dimensioned',
  inline = false,
  className = '',
}: DrawingProps) {
  const markup = useInlineMarkup(name, inline);
  return (
    <svg
      viewBox={crop.join(' ')}
      preserveAspectRatio={style === 'detail' ? 'xMidYMid slice' : undefined}
      className={`drawing ${styles[style]} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {markup ? (
        <g
          data-drawing={name}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing files
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      ) : (
        <use href={`${drawingsFolder}/${name}.svg#drawing`} />
      )}
    </svg>
  );
}
