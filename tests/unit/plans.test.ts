import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projects } from '#client/content/projects.ts';
import { closed, readPlan } from '#tests/support/floor-plan.ts';
import { squareMetres } from '#tests/support/plan-grid.ts';
import { type Box, boxAround, type Point, readShapes } from '#tests/support/plan-shapes.ts';

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

const grown =
  (by: number) =>
  ([x0, y0, x1, y1]: Box): Box => [x0 - by, y0 - by, x1 + by, y1 + by];

describe.each(names)('%s', (name) => {
  const source = readFileSync(`client/src/drawings/${name}.svg`, 'utf8');
  const scale = Number(/scale\(([\d.]+)\)/.exec(source)?.[1]);
  const plan = readPlan(name, 480 / scale, 300 / scale);
  const { rooms, leaves, openings } = plan;
  const shut = leaves.map(closed);
  const parted = plan.grid(shut, openings);
  const outside = parted.reachedFrom([0]);
  const spaceOf = (at: Point) => parted.reachedFrom([parted.at(at)]);
  const namesIn = (cells: Uint8Array) =>
    rooms.filter(({ at }) => cells[parted.at(at)]).map((room) => room.name);
  const isBright = (at: Point) => {
    const space = spaceOf(at);
    return plan.windows.some((box) => parted.within(grown(150)(box)).some((it) => space[it]));
  };

  test('has one entrance', () => {
    expect(plan.entrances).toHaveLength(1);
    expect(namesIn(outside)).toEqual([]);
  });

  test('lets a person walk from the entrance into every room', () => {
    const open = plan.grid(
      [...plan.walls, ...plan.windows].map(grown(besideWalls)),
      plan.obstacles.map(grown(besideFurniture)),
    );
    const starts = plan.entrances.map((at) => open.at(at));
    // Both ends of the stairs count as one room.
    const flights = plan.floors.length > 1 ? plan.stairs.map((box) => open.within(box)) : [];
    const first = open.reachedFrom(starts);
    const climbs = flights.some((cells) => cells.some((index) => first[index]));
    const reached = climbs ? open.reachedFrom([...starts, ...flights.flat()]) : first;
    const shutOut = rooms.filter(({ at }) => !reached[open.at(at)]);
    expect(shutOut.filter((room) => !['duct', 'cubicle', 'lift'].includes(room.name))).toEqual([]);
    const isReached = (box: Box) =>
      open.within(grown(besideFurniture + 100)(box)).some((index) => reached[index]);
    expect(plan.obstacles.filter((box) => !isReached(box))).toEqual([]);
  });

  test('opens every space, down to cubicles and lifts, by a door', () => {
    const stairs = plan.floors.length > 1 ? plan.stairs.flatMap((box) => parted.within(box)) : [];
    const entrances = plan.entrances.map((at) => parted.at(at));
    const everywhere = plan.grid().reachedFrom([...entrances, ...stairs]);
    const ducts = rooms.filter((room) => room.name === 'duct').map(({ at }) => parted.at(at));
    const allowed = parted.reachedFrom([0, ...ducts]);
    const shutOff = parted.open().filter((index) => !everywhere[index] && !allowed[index]);
    // Between the lines of a wall are single cells.
    expect(squareMetres(shutOff.length)).toBeLessThan(0.2);
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
    expect(bright.filter(({ at }) => !isBright(at))).toEqual([]);
  });

  test('makes each bathroom at least 1,200 by 2,100 mm', () => {
    for (const { name: room, at } of rooms.filter((one) =>
      [...wet, 'cubicle'].includes(one.name),
    )) {
      const size = parted.sizeOf(spaceOf(at)).sort((a, b) => a - b);
      const [least, most] = room === 'cubicle' ? [900, 1200] : [1200, 2100];
      expect(size[0], `${room} at ${at}`).toBeGreaterThanOrEqual(least ?? 0);
      expect(size[1], `${room} at ${at}`).toBeGreaterThanOrEqual(most ?? 0);
    }
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

test.each([
  ['plan-villa-floor', 3000],
  ['plan-duplex-home', 3000],
  ['plan-technology-office', 3900],
])('stairs of %s have risers below 190 mm and treads above 250', (name, storey) => {
  const risers = readShapes(name).shapes.filter(({ className }) => className === 'risers');
  expect(risers.length).toBeGreaterThan(0);
  for (const { lines } of risers) {
    expect(storey / lines.length).toBeLessThanOrEqual(190);
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
