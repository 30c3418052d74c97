import type { DrawingName } from '#client/content/types.ts';
import { trusted } from '#client/trusted.ts';

/** Returns the name that marks a drawing in the page itself. A plain drawing has no dimensions. */
export const inlineName = (name: DrawingName, plain: boolean): string =>
  plain ? `${name}-plain` : name;

let read = (name: DrawingName, plain: boolean): string | undefined =>
  document.querySelector(`[data-drawing="${inlineName(name, plain)}"]`)?.innerHTML;

/**
 * Returns the inner markup of a drawing in the page itself, or undefined when it comes from its file. The browser
 * takes it from the prerendered page, so that drawings are never part of the scripts.
 */
export function inlineMarkup(name: DrawingName, plain: boolean): string | TrustedHTML | undefined {
  const markup = read(name, plain);
  return markup && trusted.createHTML(markup);
}

/** Lets the build supply drawings from their files. */
export function readInlineMarkupWith(reader: typeof read): void {
  read = reader;
}
