import { PlanGrid } from './plan-grid.ts';
import {
  type Box,
  boxAround,
  type Point,
  type Room,
  readShapes,
  type Shape,
} from './plan-shapes.ts';

/** The width of each door symbol's leaf in millimetres, from the hinge at its origin. */
const leafWidths: Readonly<Record<string, number>> = { door: 900, slider: 3000 };

/** Symbols that nobody can walk through. Chairs are pulled out, and a shower is walked into. */
const furniture = 'bed wardrobe sofa armchair dining desk table bench rack fridge washer tub'.split(
  ' ',
);
const fixtures = [...furniture, 'wc', 'basin', 'sink', 'hob', 'chair'];

/** A closed door leaf, from its hinge to its lock, and its open position. */
export interface Leaf {
  readonly hinge: Point;
  readonly lock: Point;
  /** The lock of the open leaf. */
  readonly open: Point;
}

/** A piece of furniture and the floor that it covers. */
export interface Piece {
  readonly symbol: string;
  readonly box: Box;
}

export interface FloorPlan {
  readonly rooms: readonly Room[];
  readonly floors: readonly Point[];
  readonly walls: readonly Box[];
  readonly windows: readonly Box[];
  readonly openings: readonly Box[];
  readonly leaves: readonly Leaf[];
  readonly entrances: readonly Point[];
  readonly stairs: readonly Box[];
  /** The pieces that a person cannot walk through. */
  readonly obstacles: readonly Piece[];
  /** The pieces that a leaf must not strike. */
  readonly pieces: readonly Piece[];
  /** Returns the plan's cells, in which walls, windows and the boxes of `solid` are solid. */
  readonly grid: (...solid: readonly (readonly Box[])[]) => PlanGrid;
}

const wallsOf = ({ lines, thickness }: Shape): Box[] =>
  lines.flatMap((points) =>
    points.slice(1).map((point, i) => {
      const before = points[i] ?? point;
      const isCorner = (at: number) => at > 0 && at < points.length - 1;
      const half = thickness / 2;
      const [x0, y0, x1, y1] = boxAround([[before, point]]);
      const isFlat = y0 === y1;
      // A wall ends at an opening, and is longer by half its thickness at a corner.
      const grown = isCorner(i) || isCorner(i + 1) ? half : 0;
      return isFlat
        ? [x0 - grown, y0 - half, x1 + grown, y1 + half]
        : [x0 - half, y0 - grown, x1 + half, y1 + grown];
    }),
  );

function leafOf({ symbols, place }: Shape): Leaf | undefined {
  const width = leafWidths[symbols.at(-1) ?? ''];
  return width
    ? { hinge: place([0, 0]), lock: place([width, 0]), open: place([0, -width]) }
    : undefined;
}

/** Returns the pieces among `symbols`, and cupboards and tables that a plan draws without a symbol. */
function piecesOf(shapes: readonly Shape[], symbols: readonly string[]): Piece[] {
  const placed = new Map<string, { symbol: string; lines: Shape['lines'][number][] }>();
  const pieces: Piece[] = [];
  for (const { symbols: parts, className, fill, lines, place } of shapes) {
    if (!fill?.startsWith('var') || className) continue;
    const symbol = parts.at(-1);
    if (!symbol) {
      pieces.push(...lines.map((line) => ({ symbol: 'cupboard', box: boxAround([line]) })));
    } else if (symbols.includes(symbol)) {
      const key = `${symbol} ${place([0, 0])} ${place([1000, 0])}`;
      placed.set(key, { symbol, lines: [...(placed.get(key)?.lines ?? []), ...lines] });
    }
  }
  const whole = [...placed.values()].map(({ symbol, lines }) => ({
    symbol,
    box: boxAround(lines),
  }));
  return [...pieces, ...whole];
}

/** Returns the floor that a closed leaf covers, as thick as a partition. */
export const closed = ({ hinge, lock }: Leaf): Box => boxAround([[hinge, lock]], 60);

/** Reads a plan's rooms, walls, doors and furniture from its drawing. */
export function readPlan(name: string, width: number, height: number): FloorPlan {
  const { shapes, rooms, floors } = readShapes(name);
  const marked = (mark: string) => shapes.filter(({ className }) => className === mark);
  const walls = shapes.filter(({ thickness }) => thickness > 0).flatMap(wallsOf);
  // Glass in the middle of a wall may be drawn apart from its frame.
  const windows = marked('window').flatMap(({ lines }) =>
    lines.map((line) => boxAround([line], 60)),
  );
  return {
    ...{ rooms, floors, walls, windows },
    openings: marked('opening').flatMap(({ lines }) => lines.map((line) => boxAround([line], 60))),
    leaves: shapes.flatMap((shape) => leafOf(shape) ?? []),
    entrances: marked('entrance').map(({ lines }) => {
      const [x0, y0, x1, y1] = boxAround(lines);
      return [(x0 + x1) / 2, (y0 + y1) / 2];
    }),
    stairs: shapes
      .filter(({ symbols, fill }) => symbols.at(-1)?.endsWith('stairs') && fill)
      .map(({ lines }) => boxAround(lines)),
    obstacles: piecesOf(shapes, furniture),
    pieces: piecesOf(shapes, fixtures),
    grid: (...solid) => new PlanGrid(width, height, [...walls, ...windows, ...solid.flat()]),
  };
}
