import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawingFiles } from './drawings.ts';

/** The address of the drawings in development. An edit of a drawing takes effect at the next request. */
export const devFolder = '/drawings';

/** Returns the address of the built drawings. It changes with them, because browsers keep its files for ever. */
function builtFolder(): string {
  const hash = createHash('sha256').update(Object.values(drawingFiles()).join());
  return `/assets/drawings-${hash.digest('base64url').slice(0, 8)}`;
}

/** Gives the address of the drawings to `client/src/drawings/folder.ts`. */
export function drawingsPlugin(): Plugin {
  return {
    name: 'drawings',
    config(_, { command }) {
      const address = command === 'serve' ? devFolder : builtFolder();
      return { define: { 'import.meta.env.DRAWINGS': JSON.stringify(address) } };
    },
  };
}
