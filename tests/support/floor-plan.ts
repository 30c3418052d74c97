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

/** A closed door leaf, from its hinge to its lock. */
interface Leaf {
  readonly hinge: Point;
  readonly lock: Point;
}

interface FloorPlan {
  readonly rooms: readonly Room[];
  readonly floors: readonly Point[];
  readonly walls: readonly Box[];
  readonly windows: readonly Box[];
  readonly openings: readonly Box[];
  readonly leaves: readonly Leaf[];
  readonly entrances: readonly Point[];
  readonly stairs: readonly Box[];
  /** The furniture that a person cannot walk through. */
  readonly obstacles: readonly Box[];
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
  return width ? { hinge: place([0, 0]), lock: place([width, 0]) } : undefined;
}

/** Returns the boxes of the furniture, and of cupboards and tables that a plan draws without a symbol. */
function obstaclesIn(shapes: readonly Shape[]): Box[] {
  const placed = new Map<string, Shape['lines'][number][]>();
  for (const { symbols, className, fill, lines, place } of shapes) {
    const symbol = symbols.at(-1);
    if (!fill?.startsWith('var') || className || (symbol && !furniture.includes(symbol))) continue;
    // All paths of a placed symbol are one piece.
    const keyOf = (line: unknown) =>
      symbol ? `${symbol} ${place([0, 0])} ${place([1000, 0])}` : String(line);
    for (const line of lines) placed.set(keyOf(line), [...(placed.get(keyOf(line)) ?? []), line]);
  }
  return [...placed.values()].map((lines) => boxAround(lines));
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
    obstacles: obstaclesIn(shapes),
    grid: (...solid) => new PlanGrid(width, height, [...walls, ...windows, ...solid.flat()]),
  };
}
