import type { DrawingName } from '#client/content/types.ts';
import { trusted } from '#client/trusted.ts';

/** How a drawing is marked that stands in the page itself; a plain one comes without its dimensions. */
export const inlineName = (name: DrawingName, plain: boolean): string =>
  plain ? `${name}-plain` : name;

let read = (name: DrawingName, plain: boolean): string | undefined =>
  document.querySelector(`[data-drawing="${inlineName(name, plain)}"]`)?.innerHTML;

/**
 * The inner markup of a drawing that stands in the page itself, or undefined when it has to come
 * from the sprite. In the browser it is taken from the prerendered page, so that drawings are
 * never part of the scripts.
 */
export function inlineMarkup(name: DrawingName, plain: boolean): string | TrustedHTML | undefined {
  const markup = read(name, plain);
  return markup && trusted.createHTML(markup);
}

/** Lets the prerenderer supply drawings from their files. */
export function readInlineMarkupWith(reader: typeof read): void {
  read = reader;
}
