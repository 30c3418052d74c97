import { describe, expect, test } from 'vitest';
import { projects } from '#client/content/projects.ts';
import { type Cells, marked, readPlan, squareMetres, union } from '#tests/support/floor-plan.ts';

const names = projects.map(({ drawing }) => drawing).filter((name) => name.startsWith('plan-'));

/** Rooms in which people spend the day or the night. */
const habitable = 'living dining kitchen bedroom study lounge cabin meeting office pantry'.split(
  ' ',
);
/** Rooms with their own door leaf. A bedroom shares its leaf with its dressing room. */
const closedOff = 'bedroom bathroom toilet cubicle cabin meeting store server electrical'.split(
  ' ',
);
/** The least square metres of rooms for washing. */
const least: Readonly<Record<string, number>> = { bathroom: 2.5, toilet: 2.5, cubicle: 1.08 };

/** Half of a person's width in millimetres: 600 mm between walls, as through a door, and 750 mm beside furniture. */
const besideWalls = 300;
const besideFurniture = 375;

const built = ['walls', 'windows'] as const;
const closed = [...built, 'leaves', 'openings'] as const;

describe.each(names)('%s', async (name) => {
  const plan = readPlan(name);
  const { rooms, at, cover, reach } = plan;
  const parted = await cover(closed);
  const [entrances, stairs] = [await cover(['entrances']), await cover(['stairs'])];
  const namesIn = (cells: Cells) =>
    rooms.filter((room) => cells[at(room.at)]).map((room) => room.name);
  const roomsOf = (kinds: readonly string[]) =>
    rooms
      .filter((room) => kinds.includes(room.name))
      .map((room) => ({ ...room, space: reach([at(room.at)], parted) }));

  test('has one entrance', () => {
    expect(plan.countOf('entrances')).toBe(1);
    expect(namesIn(reach([0], parted))).toEqual([]);
  });

  test('lets a person walk from the entrance into every room', async () => {
    const furniture = await cover(['furniture'], besideFurniture);
    const solid = union(await cover(built, besideWalls), furniture);
    const starts = marked(entrances);
    const first = reach(starts, solid);
    // Both ends of the stairs count as one room.
    const climbs = plan.floors.length > 1 && marked(stairs).some((cell) => first[cell]);
    const reached = climbs ? reach([...starts, ...marked(stairs)], solid) : first;
    const shutOut = rooms.filter((room) => !reached[at(room.at)]);
    expect(shutOut.filter((room) => !['duct', 'cubicle', 'lift'].includes(room.name))).toEqual([]);
  });

  test('opens every space, down to cubicles and lifts, by a door', async () => {
    const flights = plan.floors.length > 1 ? marked(stairs) : [];
    const everywhere = reach([...marked(entrances), ...flights], await cover(built));
    const ducts = rooms.filter((room) => room.name === 'duct').map((room) => at(room.at));
    const allowed = reach([0, ...ducts], parted);
    const shutOff = parted.filter((solid, cell) => !solid && !everywhere[cell] && !allowed[cell]);
    // Between the lines of a wall are single cells.
    expect(squareMetres(shutOff.length)).toBeLessThan(0.2);
  });

  test('closes each bedroom, bathroom and cabin with a leaf', async () => {
    const behindLeaves = await cover([...built, 'leaves']);
    for (const { name: room, at: point } of rooms.filter((it) => closedOff.includes(it.name))) {
      const around = namesIn(reach([at(point)], behindLeaves));
      const own = room === 'bedroom' ? ['bedroom', 'dressing'] : [room];
      expect(
        around.filter((one) => !own.includes(one)),
        `${room} at ${point}`,
      ).toEqual([]);
      expect(around.filter((one) => one === room)).toHaveLength(1);
    }
  });

  test('gives each habitable room a window', async () => {
    const windows = marked(await cover(['windows'], 150));
    const dark = roomsOf(habitable).filter(({ space }) => !windows.some((cell) => space[cell]));
    expect(dark.map((room) => room.name)).toEqual([]);
  });

  test('gives each bathroom space to wash', () => {
    for (const { name: room, at: point, space } of roomsOf(Object.keys(least)))
      expect(squareMetres(marked(space).length), `${room} at ${point}`).toBeGreaterThan(
        least[room] ?? 0,
      );
  });
});

test('a floor of a duplex home has its stairs above those below', () => {
  const { floors, placesOf } = readPlan('plan-duplex-home');
  const stairs = placesOf('stairs').map(([x, y], i) => {
    const [left = 0, top = 0] = floors[i] ?? [];
    return [x - left, y - top];
  });
  expect(stairs).toHaveLength(2);
  expect(stairs[1]).toEqual(stairs[0]);
});
