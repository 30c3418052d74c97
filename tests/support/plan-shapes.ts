import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import svgpath from 'svgpath';

/** A rectangle in millimetres: left, top, right, bottom. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];
export type Point = readonly [x: number, y: number];

/** One path of a plan, with the paths of its symbols. */
export interface Shape {
  /** The symbols that it is part of, outermost first. */
  readonly symbols: readonly string[];
  readonly className: string | undefined;
  readonly fill: string | undefined;
  /** The thickness of a wall in millimetres. A thin line has none. */
  readonly thickness: number;
  readonly lines: readonly (readonly Point[])[];
  /** Maps a point of the innermost symbol into the plan. */
  readonly place: (point: Point) => Point;
}

const folder = 'client/src/drawings';
const read = (name: string) => parse(readFileSync(`${folder}/${name}.svg`, 'utf8'));
const symbolFile = read('plan-symbols');

/** Returns the straight lines of a path after `transform`. A curve becomes a straight line. */
function linesOf(d: string, transform: string): Point[][] {
  const lines: Point[][] = [];
  svgpath(d)
    .transform(transform)
    .abs()
    .iterate(([command, ...values], _, x, y) => {
      if (command === 'M') lines.push([[values[0] ?? 0, values[1] ?? 0]]);
      else if (command === 'H') lines.at(-1)?.push([values[0] ?? x, y]);
      else if (command === 'V') lines.at(-1)?.push([x, values[0] ?? y]);
      else if (command === 'Z' || command === 'z') lines.at(-1)?.push(lines.at(-1)?.[0] ?? [x, y]);
      else lines.at(-1)?.push([values.at(-2) ?? x, values.at(-1) ?? y]);
    });
  return lines;
}

function shapesIn(parent: HTMLElement, transform: string, symbols: readonly string[]): Shape[] {
  return parent.childNodes.flatMap((node) => {
    const child = node as HTMLElement;
    const { d = '', href = '', fill, transform: own = '' } = child.attributes ?? {};
    if (child.rawTagName === 'use') {
      const name = href.replace(/.*#/, '');
      const symbol = symbolFile.querySelector(`#${name}`);
      if (!symbol) throw new Error(`plan-symbols.svg has no symbol ${name}`);
      return shapesIn(symbol, `${transform} ${own}`, [...symbols, name]);
    }
    if (child.rawTagName !== 'path') return [];
    const width = Number(child.attributes['stroke-width'] ?? 0);
    const place = ([x, y]: Point): Point => linesOf(`M${x} ${y}`, transform)[0]?.[0] ?? [0, 0];
    return {
      ...{ symbols, fill, place, className: child.attributes.class },
      thickness: width >= 60 ? width : 0,
      lines: linesOf(d, transform),
    };
  });
}

/** A room's name and its position in the drawing. */
export interface Room {
  readonly name: string;
  readonly at: Point;
}

/** Reads the shapes and rooms of a plan, in millimetres. */
export function readShapes(name: string): {
  readonly shapes: readonly Shape[];
  readonly rooms: readonly Room[];
  readonly floors: readonly Point[];
} {
  const file = read(name);
  const group = file.querySelector('g[transform]');
  if (!group) throw new Error(`${name}.svg has no group in millimetres`);
  const at = (element: HTMLElement): Point => {
    const [x = 0, y = 0] = (element.attributes.at ?? '').split(' ').map(Number);
    return [x, y];
  };
  return {
    shapes: shapesIn(group, '', []),
    rooms: file
      .querySelectorAll('room')
      .map((room) => ({ name: room.attributes.name ?? '', at: at(room) })),
    floors: file.querySelectorAll('floor').map(at),
  };
}

/** Returns the box around `lines`, larger by `grown` on each side. */
export function boxAround(lines: readonly (readonly Point[])[], grown = 0): Box {
  const points = lines.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    Math.min(...xs) - grown,
    Math.min(...ys) - grown,
    Math.max(...xs) + grown,
    Math.max(...ys) + grown,
  ];
}
