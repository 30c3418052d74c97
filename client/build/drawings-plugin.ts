import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/drawings/', import.meta.url));
const generated = fileURLToPath(new URL('../../node_modules/.drawings/', import.meta.url));

/**
 * The inside of one drawing file, prepared for use anywhere on the page: `--dims: none` hides its
 * dimensions, `--openings: none` closes the outer walls, `--stroke: non-scaling-stroke` keeps line
 * weights when a detail is enlarged. `--services`, `--boards` and `--finish: none` leave out what a site
 * does not have yet: fine lines, then whatever has a body, then colour and detail.
 */
export function drawingMarkup(name: string): string {
  return readFileSync(`${folder}${name}.svg`, 'utf8')
    .replace(/^<svg[^>]*>|<\/svg>\s*$|\n/g, '')
    .replace('<g class="dims">', '<g display="var(--dims,inline)">')
    .replace(/<path ([^>]*)>/g, (_, attributes: string) => {
      const layer = layerOf(attributes);
      const display = layer ? `display="var(--${layer},inline)" ` : '';
      return `<path vector-effect="var(--stroke,none)" ${display}${attributes}>`;
    });
}

/** When a site gets what a path draws; the cut walls and slabs, and dimensions, are always there. */
function layerOf(attributes: string): 'services' | 'boards' | 'finish' | undefined {
  if (/d="M(32 |-2400 )|^stroke-width="(.7|1.6)"/.test(attributes)) return undefined;
  if (/dasharray|stroke-width="\.6"/.test(attributes)) return 'services';
  if (/--sheet|^stroke-width="1.5"/.test(attributes)) return 'boards';
  return 'finish';
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
