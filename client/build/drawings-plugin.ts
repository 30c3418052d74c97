import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/drawings/', import.meta.url));
const generated = fileURLToPath(new URL('../../node_modules/.drawings/', import.meta.url));

/**
 * The inside of one drawing file, prepared for use anywhere on the page: `--dims: none` hides its
 * dimensions, `--openings: none` closes the outer walls, `--stroke: non-scaling-stroke` keeps line
 * weights when a detail is enlarged. `--bodies`, `--details` and `--finish: none` leave out what a room
 * does not have yet: whatever has a body and hidden lines, then fine lines, then handles, glass and light.
 * A `plain` one comes without its dimensions.
 */
export function drawingMarkup(name: string, plain = false): string {
  const whole = readFileSync(`${folder}${name}.svg`, 'utf8').replace(
    /^<svg[^>]*>|<!--.*?-->|<\/svg>\s*$|\n/g,
    '',
  );
  const markup = plain ? whole.replace(/<g class="dims">.*?<\/g><\/g>/, '') : whole;
  if (name.startsWith('plan-')) return planMarkup(markup);
  return markup
    .replace('<g class="dims">', '<g display="var(--dims,inline)">')
    .replace(/<path ([^>]*)>/g, (_, attributes: string) => {
      const layer = layerOf(attributes);
      const display = layer ? `display="var(--${layer},inline)" ` : '';
      return `<path vector-effect="var(--stroke,none)" ${display}${attributes}>`;
    });
}

/**
 * A plan with its symbols put in: a `<use>` of another file inside a `<use>` is not drawn by every browser.
 * Plans are drawn in millimetres: walls keep their thickness, lines their weight at every scale.
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
  return whole.replace(
    /<path (?!stroke-width="\d\d)/g,
    '<path vector-effect="non-scaling-stroke" ',
  );
}

/** When a room gets what a path draws; the cut walls and slabs, and dimensions, are always there. */
function layerOf(attributes: string): 'bodies' | 'details' | 'finish' | undefined {
  if (/d="M(32 |-2400 )|^stroke-width="(.7|1.6)"/.test(attributes)) return undefined;
  if (/dasharray|^stroke-width="1.5"|--(sheet|wash)[^>]*stroke-width/.test(attributes))
    return 'bodies';
  if (/^stroke-width="\.[69]"/.test(attributes)) return 'details';
  return 'finish';
}

/** Names of all drawings, without ending. */
export function drawingNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

/**
 * Joins the drawings into one sprite file, and projects' plans into another, which fewer pages need:
 * `import url from 'virtual:drawings'`, or `'virtual:plans'`, gives its address.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    resolveId(id) {
      const sprite = /^virtual:(drawings|plans)$/.exec(id)?.[1];
      if (!sprite) return null;
      const groups = drawingNames()
        .filter((name) => name !== 'mark' && name !== 'plan-symbols')
        .filter((name) => name.startsWith('plan-') === (sprite === 'plans'))
        .map((name) => `<g id="${name}">${drawingMarkup(name)}</g>`);
      mkdirSync(generated, { recursive: true });
      const file = `${generated}${sprite}.svg`;
      writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`);
      return `${file}?url`;
    },
  };
}
