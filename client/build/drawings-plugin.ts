import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/drawings/', import.meta.url));
const generated = fileURLToPath(new URL('../../node_modules/.drawings/', import.meta.url));

/**
 * The inside of one drawing file, prepared for use anywhere on the page: `--dims: none` hides its
 * dimensions, `--openings: none` closes the outer walls, `--stroke: non-scaling-stroke` keeps line
 * weights when a detail is enlarged.
 */
export function drawingMarkup(name: string): string {
  return readFileSync(`${folder}${name}.svg`, 'utf8')
    .replace(/^<svg[^>]*>|<\/svg>\s*$|\n/g, '')
    .replace('<g class="dims">', '<g display="var(--dims,inline)">')
    .replaceAll('<path ', '<path vector-effect="var(--stroke,none)" ');
}

/** Names of all drawings, without ending. */
export function drawingNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

/** Joins the drawings into one sprite file; `import url from 'virtual:drawings'` gives its address. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    resolveId(id) {
      if (id !== 'virtual:drawings') return null;
      const groups = drawingNames()
        .filter((name) => name !== 'mark')
        .map((name) => `<g id="${name}">${drawingMarkup(name)}</g>`);
      mkdirSync(generated, { recursive: true });
      const file = `${generated}drawings.svg`;
      writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`);
      return `${file}?url`;
    },
  };
}
