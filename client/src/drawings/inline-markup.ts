import { createContext, useContext, useState } from 'react';
import type { DrawingName } from '#client/content/types.ts';
import { trusted } from '#client/trusted.ts';

/** Returns the markup of a drawing, or undefined if the page itself does not hold it. */
export type ReadMarkup = (name: DrawingName) => string | undefined;

/**
 * Reads drawings that are in the page itself. The browser takes them from the prerendered page, so that they are never
 * part of the scripts. The build provides them from their files.
 */
export const InlineMarkup = createContext<ReadMarkup>(
  (name) => document.querySelector(`[data-drawing="${name}"]`)?.innerHTML,
);

/** Returns the inner markup of a drawing in the page itself, or undefined when it comes from its file. */
export function useInlineMarkup(name: DrawingName, inline: boolean) {
  const read = useContext(InlineMarkup);
  const [markup] = useState(() => {
    const found = inline ? read(name) : undefined;
    return found && trusted.createHTML(found);
  });
  return markup;
}
