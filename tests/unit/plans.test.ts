import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projects } from '#client/content/projects.ts';
import { closed, readPlan } from '#tests/support/floor-plan.ts';
import { squareMetres } from '#tests/support/plan-grid.ts';
import { boxAround, type Point, readShapes } from '#tests/support/plan-shapes.ts';

const names = projects.map(({ drawing }) => drawing).filter((name) => name.startsWith('plan-'));

/** Rooms in which people spend the day or the night. */
const habitable = 'living dining kitchen bedroom study lounge cabin meeting office pantry'.split(
  ' ',
);
/** Rooms with their own door leaf. A bedroom shares its leaf with its dressing room. */
const closedOff = 'bedroom bathroom toilet cubicle cabin meeting store server electrical'.split(
  ' ',
);
const wet = ['bathroom', 'toilet'];

/** Half of a person's width in millimetres: 600 mm between walls, as through a door, and 750 mm beside furniture. */
const besideWalls = 300;
const besideFurniture = 375;

const distance = ([x0, y0]: Point, [x1, y1]: Point) => Math.hypot(x1 - x0, y1 - y0);

describe.each(names)('%s', (name) => {
  const source = readFileSync(`client/src/drawings/${name}.svg`, 'utf8');
  const scale = Number(/scale\(([\d.]+)\)/.exec(source)?.[1]);
  const plan = readPlan(name, 480 / scale, 300 / scale);
  const { rooms, leaves, openings } = plan;
  const shut = leaves.map(closed);
  const parted = plan.grid(shut, openings);
  const spaces = parted.spaces();
  const outside = parted.reachedFrom([0]);
  const spaceOf = (at: Point) => spaces.find((space) => space.has(parted.at(at)));
  const namesIn = (cells: ReadonlySet<number> | undefined) =>
    rooms.filter(({ at }) => cells?.has(parted.at(at))).map((room) => room.name);
  const touches = (at: Point, [x0, y0, x1, y1]: (typeof shut)[number]) => {
    const around = [x0 - 150, y0 - 150, x1 + 150, y1 + 150] as const;
    const space = spaceOf(at);
    return parted.within(around).some((index) => space?.has(index));
  };

  test('has one entrance', () => {
    expect(plan.entrances).toHaveLength(1);
    expect(namesIn(outside)).toEqual([]);
  });

  test('lets a person walk from the entrance into every room', () => {
    const grown = (by: number) => (box: readonly [number, number, number, number]) =>
      boxAround(
        [
          [
            [box[0], box[1]],
            [box[2], box[3]],
          ],
        ],
        by,
      );
    const open = plan.grid(
      [...plan.walls, ...plan.windows].map(grown(besideWalls)),
      plan.obstacles.map(({ box }) => grown(besideFurniture)(box)),
    );
    const starts = plan.entrances.map((at) => open.at(at));
    // Both ends of the stairs count as one room.
    const flights = plan.floors.length > 1 ? plan.stairs.map((box) => open.within(box)) : [];
    const first = open.reachedFrom(starts);
    const climbs = flights.some((cells) => cells.some((index) => first.has(index)));
    const reached = climbs ? open.reachedFrom([...starts, ...flights.flat()]) : first;
    const shutOut = rooms.filter(({ at }) => !reached.has(open.at(at)));
    expect(shutOut.filter((room) => !['duct', 'cubicle', 'lift'].includes(room.name))).toEqual([]);
    const isReached = ({ box }: (typeof plan.obstacles)[number]) =>
      open.within(grown(besideFurniture + 100)(box)).some((index) => reached.has(index));
    expect(plan.obstacles.filter((piece) => !isReached(piece))).toEqual([]);
  });

  test('opens every space, down to cubicles and lifts, by a door', () => {
    const reached = plan.grid().reachedFrom(plan.entrances.map((at) => parted.at(at)));
    const stairs = plan.floors.length > 1 ? plan.stairs.flatMap((box) => parted.within(box)) : [];
    const everywhere = plan.grid().reachedFrom([...reached, ...stairs]);
    const closedPaths = spaces
      .filter((space) => !space.has(0) && squareMetres(space.size) > 0.2)
      .filter((space) => [...space].some((index) => !everywhere.has(index)));
    expect(closedPaths.map(namesIn).filter((found) => found.join() !== 'duct')).toEqual([]);
  });

  test('names every space', () => {
    const unnamed = spaces.filter(
      (space) => !space.has(0) && squareMetres(space.size) > 0.2 && namesIn(space).length === 0,
    );
    expect(spaces.length).toBeGreaterThan(2);
    expect(unnamed.map((space) => parted.sizeOf(space))).toEqual([]);
    expect(rooms.filter(({ at }) => !spaceOf(at))).toEqual([]);
  });

  test('closes each bedroom, bathroom and cabin with a leaf', () => {
    const behindLeaves = plan.grid(shut);
    for (const { name: room, at } of rooms.filter((one) => closedOff.includes(one.name))) {
      const around = namesIn(behindLeaves.reachedFrom([behindLeaves.at(at)]));
      const own = room === 'bedroom' ? ['bedroom', 'dressing'] : [room];
      expect(
        around.filter((one) => !own.includes(one)),
        `${room} at ${at}`,
      ).toEqual([]);
      expect(around.filter((one) => one === room)).toHaveLength(1);
    }
  });

  test('gives each habitable room a window', () => {
    const bright = rooms.filter((room) => habitable.includes(room.name));
    expect(bright).not.toHaveLength(0);
    const dark = bright.filter(({ at }) => !plan.windows.some((window) => touches(at, window)));
    expect(dark).toEqual([]);
  });

  test('airs each bathroom by a window or a duct', () => {
    const ducts = rooms.filter((room) => room.name === 'duct');
    const isBesideDuct = (at: Point) =>
      ducts.some((duct) => {
        const wall = [...(spaceOf(duct.at) ?? [])];
        const space = spaceOf(at);
        return wall.some((index) => [-4, -3, 3, 4].some((step) => space?.has(index + step)));
      });
    const airless = rooms
      .filter((room) => wet.includes(room.name))
      .filter(({ at }) => !plan.windows.some((window) => touches(at, window)) && !isBesideDuct(at));
    expect(airless).toEqual([]);
  });

  test('opens no bathroom into a kitchen', () => {
    const joined = shut.map((leaf) =>
      rooms.filter(({ at }) => touches(at, leaf)).map((room) => room.name),
    );
    const bad = joined.filter(
      (found) => found.includes('kitchen') && found.some((one) => wet.includes(one)),
    );
    expect(bad).toEqual([]);
  });

  test('puts no hob under a window', () => {
    const hobs = plan.pieces.filter(({ symbol }) => symbol === 'hob');
    const isNear = ([x0, y0, x1, y1]: (typeof shut)[number], at: (typeof shut)[number]) =>
      at[0] < x1 + 200 && at[2] > x0 - 200 && at[1] < y1 + 200 && at[3] > y0 - 200;
    expect(hobs.filter(({ box }) => plan.windows.some((one) => isNear(box, one)))).toEqual([]);
  });

  test('makes each bathroom at least 1,200 by 2,100 mm', () => {
    for (const { name: room, at } of rooms.filter((one) =>
      [...wet, 'cubicle'].includes(one.name),
    )) {
      const size = parted.sizeOf(spaceOf(at) ?? new Set()).sort((a, b) => a - b);
      const [least, most] = room === 'cubicle' ? [900, 1200] : [1200, 2100];
      expect(size[0], `${room} at ${at}`).toBeGreaterThanOrEqual(least ?? 0);
      expect(size[1], `${room} at ${at}`).toBeGreaterThanOrEqual(most ?? 0);
    }
  });

  test('turns each leaf without striking anything', () => {
    const walls = plan.grid();
    const strikes = leaves.flatMap((leaf, i) => {
      const radius = distance(leaf.hinge, leaf.lock);
      if (radius > 1500) return [];
      const along = (share: number, turn: number): Point => {
        const [a, b] = [Math.cos(turn) * share, Math.sin(turn) * share];
        const [x, y] = leaf.hinge;
        return [
          x + a * (leaf.lock[0] - x) + b * (leaf.open[0] - x),
          y + a * (leaf.lock[1] - y) + b * (leaf.open[1] - y),
        ];
      };
      const swept = [0.3, 0.5, 0.7, 0.9].flatMap((share) =>
        [0.25, 0.5, 0.75, 1, 1.25, 1.4].map((turn) => along(share, turn)),
      );
      const isIn = ([x, y]: Point, [x0, y0, x1, y1]: (typeof shut)[number]) =>
        x > x0 && x < x1 && y > y0 && y < y1;
      const struck = [
        ...plan.pieces.filter(({ box }) => swept.some((at) => isIn(at, box))).map((p) => p.symbol),
        ...(swept.some((at) => walls.isSolid(walls.at(at))) ? ['wall'] : []),
        ...leaves
          .filter((other, j) => {
            const reach = distance(other.hinge, other.lock) * 0.9;
            const isOnItsSide = ([x, y]: Point) =>
              (x - other.hinge[0]) * (other.open[0] - other.hinge[0]) +
                (y - other.hinge[1]) * (other.open[1] - other.hinge[1]) >
                0 &&
              (x - other.hinge[0]) * (other.lock[0] - other.hinge[0]) +
                (y - other.hinge[1]) * (other.lock[1] - other.hinge[1]) >
                0;
            return (
              j !== i && swept.some((at) => distance(at, other.hinge) < reach && isOnItsSide(at))
            );
          })
          .map(() => 'leaf'),
      ];
      return struck.length > 0 ? [{ leaf: leaf.hinge, struck }] : [];
    });
    expect(strikes).toEqual([]);
  });
});

test('a floor of a duplex home has its stairs above those below', () => {
  const { shapes, floors } = readShapes('plan-duplex-home');
  const stairs = shapes.filter(({ symbols, fill }) => symbols.at(-1) === 'stairs' && fill);
  expect(floors).toHaveLength(2);
  expect(stairs).toHaveLength(2);
  const [below, above] = stairs.map(({ place }, i) => {
    const [x, y] = floors[i] ?? [0, 0];
    return [place([0, 0]), place([0, 1000])].map((at) => [at[0] - x, at[1] - y]);
  });
  expect(above).toEqual(below);
});

test('a duplex home has no bathroom above its entrance', () => {
  const scale = Number(
    /scale\(([\d.]+)\)/.exec(readFileSync('client/src/drawings/plan-duplex-home.svg', 'utf8'))?.[1],
  );
  const plan = readPlan('plan-duplex-home', 480 / scale, 300 / scale);
  const parted = plan.grid(plan.leaves.map(closed), plan.openings);
  const [x, y] = plan.entrances[0] ?? [0, 0];
  const [beside = 0] = plan.floors[1] ?? [];
  const behindTheDoor = 800;
  const room = parted
    .spaces()
    .find((space) => space.has(parted.at([x + beside, y - behindTheDoor])));
  const names = plan.rooms.filter(({ at }) => room?.has(parted.at(at))).map(({ name }) => name);
  expect(names).not.toHaveLength(0);
  expect(names.filter((name) => wet.includes(name))).toEqual([]);
});

test.each([
  ['plan-villa-floor', 3000],
  ['plan-duplex-home', 3000],
  ['plan-technology-office', 3900],
])('stairs of %s have risers below 190 mm and treads above 250', (name, storey) => {
  const risers = readShapes(name).shapes.filter(({ className }) => className === 'risers');
  expect(risers.length).toBeGreaterThan(0);
  for (const { lines, place } of risers) {
    expect(storey / lines.length).toBeLessThanOrEqual(190);
    const origin = place([0, 0]);
    const along = lines.map(([at]) => distance(origin, at ?? origin));
    expect(along.length).toBeGreaterThan(0);
    const heads = lines.map((line) => boxAround([line]));
    // Flights are beside each other, so a tread is the floor between two risers of one flight.
    const treads = heads.flatMap(([x0, y0]) =>
      heads
        .map(([x1, y1]) => (x0 === x1 ? Math.abs(y0 - y1) : y0 === y1 ? Math.abs(x0 - x1) : 0))
        .filter((tread) => tread > 0),
    );
    expect(Math.min(...treads)).toBeGreaterThanOrEqual(250);
  }
});
