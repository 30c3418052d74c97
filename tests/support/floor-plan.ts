import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';

/** The side of a cell in millimetres: less than half a partition. */
const cell = 50;

/** The margin around the rooms in millimetres, which holds the outer walls and the entrance's triangle. */
const margin = 1000;

/** Furniture that nobody can walk through. Chairs are pulled out, and a shower is walked into. */
const furniture = 'bed wardrobe sofa armchair dining desk table bench rack fridge washer tub';

/** The parts of a plan by the selector of their paths. */
const parts = {
  walls: 'path[stroke-width]:not([stroke-width^="."])',
  windows: '.window',
  openings: '.opening',
  leaves: '.leaf',
  entrances: '.entrance',
  stairs: '#stairs > path[fill^="var"], #fire-stairs > path[fill^="var"]',
  // Plans draw some cupboards and tables without a symbol.
  furniture: ['plan', ...furniture.split(' ')]
    .map((group) => `#${group} > path[fill^="var"]:not([class])`)
    .join(),
};
type Part = keyof typeof parts;

/** A value for each cell of a plan, row by row. A cell that is marked has a value above zero. */
export type Cells = Uint8Array;

/** A point of a plan in millimetres. */
export type Point = readonly [x: number, y: number];

const read = (name: string) => readFileSync(`client/src/drawings/${name}.svg`, 'utf8');

/** The symbols of all plans. Each door is its closed leaf. */
const symbols = read('plan-symbols').replace(
  /(<g id="(door|slider)">).*?<\/g>/gs,
  (_, group, name) => `${group}<path class="leaf" d="M0 0H${name === 'door' ? 900 : 3000}"/></g>`,
);

/** Returns the cells that either marks. */
export const union = (one: Cells, other: Cells): Cells => one.map((it, i) => it || (other[i] ?? 0));

/** Returns the numbers of the marked cells. */
export function marked(cells: Cells): number[] {
  const found: number[] = [];
  for (const [index, mark] of cells.entries()) if (mark) found.push(index);
  return found;
}

/** Returns the square metres of a number of cells. */
export const squareMetres = (cells: number): number => (cells * cell ** 2) / 1e6;

/** Reads a plan from its drawing, as rooms and as cells. */
export function readPlan(name: string) {
  const file = parse(read(name));
  const group = file.querySelector('g[transform]');
  const scale = Number(/scale\(([\d.]+)\)/.exec(group?.attributes.transform ?? '')?.[1]);
  const [width = 0, height = 0] = [480, 300].map((units) =>
    Math.ceil((units / scale + 2 * margin) / cell),
  );
  const pointOf = (element: HTMLElement): Point => {
    const [x = 0, y = 0] = (element.attributes.at ?? '').split(' ').map(Number);
    return [x, y];
  };

  return {
    name,
    rooms: file
      .querySelectorAll('room')
      .map((room) => ({ name: room.attributes.name ?? '', at: pointOf(room) })),
    floors: file.querySelectorAll('floor').map(pointOf),
    countOf: (part: 'entrances') => group?.querySelectorAll(parts[part]).length,
    /** Returns where a symbol is placed, without its turns. */
    placesOf: (symbol: string): Point[] =>
      (group?.querySelectorAll(`use[href$="#${symbol}"]`) ?? []).map(({ attributes }) => {
        const [, x, y] = /translate\(([\d.-]+) ([\d.-]+)\)/.exec(attributes.transform ?? '') ?? [];
        return [Number(x), Number(y)];
      }),

    /** Returns the cell at a point. */
    at: ([x, y]: Point): number =>
      Math.floor((y + margin) / cell) * width + Math.floor((x + margin) / cell),

    /** Marks the cells that these parts cover. Each part is larger by `grown` millimetres on all sides. */
    async cover(shown: readonly Part[], grown = 0): Promise<Cells> {
      const drawing = `
        <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#000"
          viewBox="${-margin} ${-margin} ${width * cell} ${height * cell}">
        <style>
          path { visibility: hidden }
          ${shown.map((part) => parts[part]).join()} { visibility: visible }
          [fill^="var"], .entrance, .window { fill: #000 }
          .window, .opening, .leaf { stroke-width: 120px; stroke-dasharray: none; stroke-linecap: square }
        </style>
        <rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="#fff" stroke="none"/>
        <defs>${symbols}</defs>
        <g id="plan">${group?.innerHTML.replaceAll('plan-symbols.svg#', '#')}</g></svg>`;
      const picture = await sharp(Buffer.from(drawing)).extractChannel(0).raw().toBuffer();
      const raw = { width, height, channels: 1 } as const;
      const steps = Math.round(grown / cell);
      const grownPicture =
        steps > 0 ? sharp(picture, { raw }).dilate(steps) : sharp(picture, { raw });
      const pixels = await grownPicture.extractChannel(0).raw().toBuffer();
      return pixels.map((brightness) => (brightness < 128 ? 1 : 0));
    },

    /** Marks every cell that can be reached from `starts` without crossing a cell of `solid`. */
    reach(starts: readonly number[], solid: Cells): Cells {
      const reached = new Uint8Array(solid.length);
      const open: number[] = [];
      const go = (index: number) => {
        if (solid[index] !== 0 || reached[index] === 1) return;
        reached[index] = 1;
        open.push(index);
      };
      for (const start of starts) go(start);
      for (let index = open.pop(); index !== undefined; index = open.pop()) {
        const column = index % width;
        go(index - width);
        go(index + width);
        if (column > 0) go(index - 1);
        if (column < width - 1) go(index + 1);
      }
      return reached;
    },
  };
}
