import type { DrawingName } from '#client/content/types.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';
import { planOuter, slabToSlab } from '#shared/drawing-geometry.ts';

/**
 * Shows a plan or an elevation without its dimensions, in ink. The browser fetches it when it is near the screen, so
 * that a page with many drawings starts sooner. It is hidden from assistive technology, because the text beside it says
 * the same.
 */
export function DrawingImage({ name, className = '' }: { name: DrawingName; className?: string }) {
  const [, , width, height] = name.startsWith('plan-') ? planOuter : slabToSlab;
  const src = `${drawingsFolder}/${name}.svg`;
  return (
    <img loading="lazy" className={`drawing ${className}`} {...{ src, width, height }} alt="" />
  );
}
