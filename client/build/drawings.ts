import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { inProject } from '#server/launch/child.mjs';
import { planOuter, slabToSlab } from '#shared/drawing-geometry.ts';
import tailwind from '../../tailwind.config.ts';

const folder = inProject('client/src/drawings');

/** The least thickness of a wall on a plan, in millimetres. Other lines are thinner. */
const thinnestWall = 10;

/** Reads the drawing of a file, without comments. */
function readDrawing(name: string): HTMLElement {
  const voidTag = { tags: ['path', 'use'], closingSlash: true };
  const file = parse(readFileSync(`${folder}/${name}.svg`, 'utf8'), { voidTag });
  return file.querySelector('svg') ?? file;
}

const contentOf = (svg: HTMLElement) => svg.innerHTML.replace(/\n| (?=\/>)/g, '');

const isPlan = (name: string) => name.startsWith('plan-');

/** Returns the parts of a drawing that have one of these classes and no other. */
const partsOf = (svg: HTMLElement, ...classes: readonly string[]) =>
  classes.flatMap((name) => svg.querySelectorAll(`[class="${name}"]`));

/**
 * Returns the content of a plan. The symbols are put into it, because not every browser draws a `<use>` of another file
 * inside a `<use>`. Plans are drawn in millimetres. Walls keep their thickness, and lines keep their weight at every
 * scale.
 */
function planMarkup(name: string): string {
  const plan = readDrawing(name);
  const symbols = readDrawing('plan-symbols');
  for (let use = plan.querySelector('use'); use; use = plan.querySelector('use')) {
    const { href = '', transform = '' } = use.attributes;
    const symbol = symbols.querySelector(href.replace(/^.*#/, '#'));
    if (!symbol) throw new Error(`plan-symbols.svg has no symbol "${href}"`);
    const copy = symbol.clone() as HTMLElement;
    copy.setAttributes({ transform });
    use.replaceWith(copy);
  }
  for (const path of plan.querySelectorAll('path'))
    if (Number(path.getAttribute('stroke-width') ?? 0) < thinnestWall)
      path.setAttribute('vector-effect', 'non-scaling-stroke');
  return contentOf(plan);
}

/**
 * Returns the content of a drawing. A page shows or hides its parts by variables:
 *
 * - `--dims: none` hides the dimensions (`<g class="dims">`), `--openings: none` the breaks of the outer walls
 * - `--bodies`, `--details` and `--finish: none` hide the paths of that class: bodies and hidden lines, then
 *   fine lines, then handles, glass and light. A path without a class is always shown.
 * - `--stroke: non-scaling-stroke` keeps line weights when a detail is enlarged
 *
 * People of the class `head` are only at the head of their page and where a sheet asks for them, so that files are
 * lighter.
 */
export function markupOf(name: string, hasPeople = false): string {
  if (isPlan(name)) return planMarkup(name);
  const svg = readDrawing(name);
  for (const people of partsOf(svg, 'head'))
    if (hasPeople) people.removeAttribute('class');
    else people.remove();
  for (const part of partsOf(svg, 'dims', 'openings', 'bodies', 'details', 'finish')) {
    part.setAttribute('display', `var(--${part.getAttribute('class')},inline)`);
    part.removeAttribute('class');
  }
  for (const path of svg.querySelectorAll('path'))
    path.setAttribute('vector-effect', 'var(--stroke,none)');
  return contentOf(svg);
}

/** Returns the content of a drawing that the page itself holds, with its people. */
export const inlineMarkup = (name: string): string => markupOf(name, true);

/**
 * Returns a drawing as a file of its own, for `<img>` and for a `<use>` of `#drawing`. An image takes no colours or
 * variables from the page, so it is in ink. It is cut at the slab ends or, as a plan, at the outer walls. It has no
 * dimensions and no breaks of the walls, because a photograph may cover it.
 */
function wholeDrawing(name: string): string {
  const { ink, sheet, canary } = tailwind.theme.colors;
  const crop = isPlan(name) ? planOuter : slabToSlab;
  const markup = markupOf(name);
  // An image as small as on a phone has thicker outer walls. The first wall of each plan is an outer one. For a
  // `<use>`, browsers take the width of a file as 0.
  const wall = isPlan(name) ? (/ stroke-width="(\d+)"/.exec(markup)?.[1] ?? '') : '';
  const thicker = `[stroke-width="${wall}"]{stroke-width:${Number(wall) * 1.5}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop.join(' ')}"`,
    ' fill="none" stroke="currentColor" stroke-linejoin="round"',
    ` style="color:${ink};--sheet:${sheet};--wash:${canary};--dims:none;--openings:none">`,
    wall && `<style>@media(min-width:9px) and (max-width:14rem){${thicker}}</style>`,
    `<g id="drawing">${markup}</g></svg>`,
  ].join('');
}

/** Returns the paths of all drawings, sheets and scenes, such as "bathroom.svg" and "sheets/pipes.svg". */
export const drawingPaths = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg') && !/^(mark|plan-symbols)\.svg$/.test(path))
    .sort();

/**
 * Returns the file of a drawing, a sheet or the scenes of four steps, by its path. A drawing that a sheet names by
 * `<use>` is put into it, so that a page fetches one file for both. It has its people if `<use>` says `#head`.
 */
export const drawingFile = (path: string): string =>
  /^(sheets|steps)\//.test(path)
    ? readFileSync(`${folder}/${path}`, 'utf8').replace(
        /<use href="\.\.\/([\w-]+)\.svg#(drawing|head)"\/>/g,
        (_use, name, part) => markupOf(name, part === 'head'),
      )
    : wholeDrawing(path.slice(0, -'.svg'.length));

/** The address of the drawings in development. An edit of a drawing takes effect at the next request. */
export const devFolder = '/drawings';

/**
 * Returns the built drawings and the address of their folder. It changes with them, because browsers keep its files for
 * ever.
 */
export function builtDrawings() {
  const paths = drawingPaths();
  const contents = paths.map(drawingFile);
  const hash = createHash('sha256').update(contents.join()).digest('base64url').slice(0, 8);
  const name = `assets/drawings-${hash}`;
  const files = Object.fromEntries(paths.map((path, i) => [`${name}/${path}`, contents[i] ?? '']));
  return { address: `/${name}`, files };
}

/** Returns Vite's setting that gives an address of the drawings to `client/src/drawings/folder.ts`. */
export const drawingsAt = (address: string) => ({
  'import.meta.env.DRAWINGS': JSON.stringify(address),
});
