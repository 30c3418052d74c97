import type { DrawingName } from '#client/content/types.ts';
import { trusted } from '#client/trusted.ts';

let read = (name: DrawingName): string | undefined =>
  document.querySelector(`[data-drawing="${name}"]`)?.innerHTML;

/**
 * The inner markup of a drawing that stands in the page itself, or undefined when it has to come
 * from the sprite. In the browser it is taken from the prerendered page, so that drawings are
 * never part of the scripts.
 */
export function inlineMarkup(name: DrawingName): string | TrustedHTML | undefined {
  const markup = read(name);
  return markup && trusted.createHTML(markup);
}

/** Lets the prerenderer supply drawings from their files. */
export function readInlineMarkupWith(reader: typeof read): void {
  read = reader;
}
