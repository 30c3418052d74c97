import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { spriteOf } from '../src/drawings/sprites.ts';

const folder = fileURLToPath(new URL('../src/drawings/', import.meta.url));
const generated = fileURLToPath(new URL('../../node_modules/.drawings/', import.meta.url));

/**
 * Returns the inside of one drawing file, with variables by which a page chooses what it shows:
 *
 * - `--dims: none` hides the dimensions (`<g class="dims">`), `--openings: none` the breaks of the outer walls
 * - `--bodies`, `--details` and `--finish: none` hide the paths of that class: bodies and hidden lines, then
 *   fine lines, then handles, glass and light. A path without a class is always shown.
 * - `--stroke: non-scaling-stroke` keeps line weights when a detail is enlarged
 *
 * @param plain leaves the dimensions out
 */
export function drawingMarkup(name: string, plain = false): string {
  const whole = readFileSync(`${folder}${name}.svg`, 'utf8').replace(
    /^<svg[^>]*>|<!--.*?-->|<metadata>[\s\S]*?<\/metadata>|<\/svg>\s*$|\n/g,
    '',
  );
  const markup = plain ? whole.replace(/<g class="dims">.*?<\/g><\/g>/, '') : whole;
  if (name.startsWith('plan-')) return planMarkup(markup);
  return markup
    .replaceAll('<path ', '<path vector-effect="var(--stroke,none)" ')
    .replace(/ class="(dims|openings|bodies|details|finish)"/g, ' display="var(--$1,inline)"');
}

/**
 * Returns the inside of a drawing for the page itself. The page's styles keep line weights and set all colours, so the
 * markup leaves out what only a file needs.
 */
export const inlineDrawing = (name: string, plain: boolean): string =>
  drawingMarkup(name, plain)
    .replaceAll(' vector-effect="var(--stroke,none)"', '')
    .replace(/var\(--(sheet|wash),#\w+\)/g, 'var(--$1)');

/**
 * Puts the symbols into a plan, because not every browser draws a `<use>` of another file inside a `<use>`.
 * Plans are drawn in millimetres. Walls keep their thickness, and lines keep their weight at every scale.
 */
function planMarkup(markup: string): string {
  const symbols = readFileSync(`${folder}plan-symbols.svg`, 'utf8').replaceAll('\n', '');
  const symbolOf = (name: string) => symbols.match(`<g id="${name}">(.*?)</g>`)?.[1] ?? '';
  let whole = markup;
  while (whole.includes('<use'))
    whole = whole.replace(
      /<use href="[^"#]*#([\w-]+)" (transform="[^"]+")\/>/g,
      (_, name: string, place: string) => `<g ${place}>${symbolOf(name)}</g>`,
    );
  return whole
    .replace(/ class="[^"]*"/g, '')
    .replace(/<path (?!stroke-width="\d\d)/g, '<path vector-effect="non-scaling-stroke" ');
}

/** Returns the names of all drawings, without `.svg`. */
function drawingNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

/**
 * Joins the drawings into sprite files: one for Home and other pages, one for inner pages only, and one for the plans
 * of projects. `import url from 'virtual:drawings'`, `'virtual:inner'` or `'virtual:plans'` gives the file's address.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    resolveId(id) {
      const sprite = /^virtual:(drawings|inner|plans)$/.exec(id)?.[1];
      if (!sprite) return null;
      const groups = drawingNames()
        .filter((name) => name !== 'mark' && name !== 'plan-symbols')
        .filter((name) => spriteOf(name) === sprite)
        .map((name) => `<g id="${name}">${drawingMarkup(name)}</g>`);
      mkdirSync(generated, { recursive: true });
      const file = `${generated}${sprite}.svg`;
      // Rename a finished file, because another build may read this one now.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`);
      renameSync(unfinished, file);
      return `${file}?url`;
    },
  };
}
