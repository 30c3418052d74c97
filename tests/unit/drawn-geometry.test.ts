import { readFileSync } from 'node:fs';
import svgpath from 'svgpath';
import { describe, expect, test } from 'vitest';
import { service as electrical } from '#client/content/services/electrical-it.ts';

const read = (name: string) => readFileSync(`client/src/drawings/${name}.svg`, 'utf8');

/** Returns the path that follows a comment of the drawing, such as `<!-- stair: lower flight -->`. */
function pathAfter(drawing: string, comment: string): string {
  const [, after = ''] = drawing.split(`<!-- ${comment} -->`);
  const [, path] = /\sd="([^"]+)"/.exec(after) ?? [];
  if (!path) throw new Error(`the drawing has no path after "${comment}"`);
  return path;
}

interface Line {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Returns the straight lines of a path, in its own order and units. */
function linesOf(path: string): Line[] {
  const lines: Line[] = [];
  svgpath(path)
    .abs()
    .iterate((segment, _, x, y) => {
      const [command, first = 0, second = 0] = segment;
      const from = { x, y };
      if (command === 'L') lines.push({ from, to: { x: first, y: second } });
      if (command === 'H') lines.push({ from, to: { x: first, y } });
      if (command === 'V') lines.push({ from, to: { x, y: first } });
    });
  return lines;
}

const house = { name: 'complete-home', millimetres: 20, steps: 17, floors: [336, 181] };
const home = { name: 'section-long', millimetres: 10, steps: 18, floors: [330, 18] };
const slabBeneath = 191;

/** Returns the steps of a flight, upwards: each riser with the tread behind it. */
function flightOf(name: string, comment: string): Line[] {
  const lines = linesOf(pathAfter(read(name), comment));
  // The steps come first in the path. The underside that follows goes down.
  const end = lines.findIndex(
    ({ from, to }) => to.y > from.y || (to.x !== from.x && to.y !== from.y),
  );
  return lines.slice(0, end);
}

const lower = flightOf(house.name, 'stair: lower flight');
const upper = flightOf(house.name, 'stair: upper flight');
const isRiser = ({ from, to }: Line) => from.x === to.x;
const risers = [...lower, ...upper].filter(isRiser);

describe.each([house, home])('the stair of $name', ({ name, millimetres, steps, floors }) => {
  const below = flightOf(name, 'stair: lower flight');
  const above = flightOf(name, 'stair: upper flight');
  const sizeOf = ({ from, to }: Line) => Math.hypot(to.x - from.x, to.y - from.y) * millimetres;
  const [first, second] = [below, above].map((flight) => flight.filter(isRiser));

  test('has equal risers of at most 190 mm', () => {
    const heights = [...(first ?? []), ...(second ?? [])].map(sizeOf);
    expect(heights).toHaveLength(steps);
    expect(Math.max(...heights)).toBeLessThanOrEqual(190);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  });

  test('has treads of at least 250 mm', () => {
    const treads = [...below, ...above].filter((line) => !isRiser(line) && sizeOf(line) > 0);
    // A landing has no tread of its own.
    expect(treads.length).toBeGreaterThanOrEqual(steps - 2);
    expect(Math.min(...treads.map(sizeOf))).toBeGreaterThanOrEqual(250);
  });

  test('leads from one floor to the next', () => {
    expect([below[0]?.from.y, above.at(-1)?.to.y]).toEqual(floors);
    expect(above[0]?.from.y).toBeCloseTo(first?.at(-1)?.to.y ?? 0, 1);
  });
});

/** Returns the ends, from left to right, of the parts of a slab whose upper side is at this height. */
function slabParts(y: number): { left: number; right: number }[] {
  const [, cut = ''] = / d="([^"]+)"/.exec(read(house.name).replace(/^<svg[^>]*>/, '')) ?? [];
  return linesOf(cut)
    .filter(({ from, to }) => from.y === y && to.y === y)
    .map(({ from, to }) => ({ left: Math.min(from.x, to.x), right: Math.max(from.x, to.x) }));
}

test('the stair of the house has headroom below the slab', () => {
  const parts = slabParts(181);
  expect(parts.length).toBeGreaterThan(1);
  for (const { to } of risers) {
    const isBelow = parts.some(({ left, right }) => left < to.x && to.x < right);
    const headroom = (to.y - slabBeneath) * house.millimetres;
    expect(isBelow ? headroom : Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(2100);
  }
});

test('the landing of the house is as deep as its stair', () => {
  const end = upper.at(-1)?.to.x ?? 0;
  const [, cut = ''] = / d="([^"]+)"/.exec(read(house.name).replace(/^<svg[^>]*>/, '')) ?? [];
  const walls = linesOf(cut).filter(({ from, to }) => from.x === to.x && from.x > end);
  const wall = Math.min(
    ...walls.filter(({ from, to }) => Math.min(from.y, to.y) < 181).map(({ to }) => to.x),
  );
  expect((wall - end) * house.millimetres).toBeGreaterThanOrEqual(1000);
});

test('the puja of the house is not under its stair', () => {
  const xs = linesOf(pathAfter(read(house.name), 'puja')).flatMap(({ from, to }) => [from.x, to.x]);
  const stair = [...lower, ...upper].flatMap(({ from, to }) => [from.x, to.x]);
  expect(Math.min(...xs) > Math.max(...stair) || Math.max(...xs) < Math.min(...stair)).toBe(true);
});

/** Returns the smallest box around the straight lines of a path. */
function boxOf(path: string) {
  const points = linesOf(path).flatMap(({ from, to }) => [from, to]);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

test('the entrance camera sees only the outside', () => {
  // Turned by half a circle, the wall of the entrance is above.
  const plan = read('sheets/floor-plan');
  const outerFace = 460;
  const views = plan.split('<!-- camera -->').slice(1);
  expect(views).toHaveLength(2);
  for (const view of views)
    expect(boxOf(/\sd="([^"]+)"/.exec(view)?.[1] ?? '').top).toBeGreaterThan(outerFace);
});

test('the sun does not have the colour of active devices', () => {
  const plan = read('sheets/floor-plan');
  for (const hour of ['7 am', '2 pm']) {
    const [, after = ''] = plan.split(`<!-- sun at ${hour} -->`);
    expect(/<path[^>]*>/.exec(after)?.[0]).not.toContain('--wash');
  }
});

test('the north arrow of the plan agrees with the sun', () => {
  // It points up, so the sun comes in from the right at 7 am and from the left at 2 pm.
  const plan = read('sheets/floor-plan');
  const tip = boxOf(pathAfter(plan, 'north'));
  const [ring = ''] = plan.split('<!-- north -->')[1]?.match(/(?<= d="M)[^"]+a14/) ?? [];
  expect(Number(ring.split(' ')[1]?.split('a')[0]) - tip.top).toBeGreaterThan(14);
  const centre = Number(/rotate\(180 (\d+) /.exec(plan)?.[1]);
  const turned = (x = 0) => 2 * centre - x;
  const [morning] = linesOf(pathAfter(plan, 'sun at 7 am'));
  const eastFace = 1890;
  expect(turned(morning?.from.x)).toBe(eastFace);
  expect(turned(morning?.to.x)).toBeLessThan(eastFace);
  const [afternoon] = linesOf(pathAfter(plan, 'sun at 2 pm'));
  const westFace = 770;
  expect(turned(afternoon?.from.x)).toBe(westFace);
  expect(turned(afternoon?.to.x)).toBeLessThan(westFace);
});

test('the cable is in the port that label and table name', () => {
  const cable = read('sheets/traced-cable');
  const [, row = ''] = cable.split('<!-- ports 01 to 12 -->');
  const ports = [...row.matchAll(/<path ([^>]*) d="(M[\d.]+ 96\.6V92\.4H[^"]+)"/g)].slice(0, 12);
  const used = ports.findIndex(([, attributes = '']) => attributes.includes('--wash'));
  const number = String(used + 1).padStart(2, '0');
  const plug = boxOf(pathAfter(cable, 'plug'));
  const port = boxOf(ports[used]?.[2] ?? '');
  expect((plug.left + plug.right) / 2).toBeCloseTo((port.left + port.right) / 2, 1);
  const labels = [...cable.matchAll(/<text [^>]*>(\d\d)<\/text>/g)].map(([, text]) => text);
  expect(labels).toEqual([number, number]);
  const facts = electrical.sheet?.views.flatMap((view) => view.facts) ?? [];
  expect(facts).toContainEqual({ label: 'Port', value: number });
});

test('the outdoor unit is outside the building', () => {
  const hvac = read('hvac');
  const unit = boxOf(pathAfter(hvac, 'outdoor unit'));
  const [, cut = ''] = / d="([^"]+)"/.exec(hvac.replace(/^<svg[^>]*>/, '')) ?? [];
  const uprights = linesOf(cut).filter(({ from, to }) => Math.abs(to.y - from.y) === 300);
  const outerFace = Math.min(...uprights.map(({ to }) => to.x));
  expect(unit.right).toBeLessThanOrEqual(outerFace);
});

test('no sprinkler sprays on the exit sign', () => {
  const hvac = read('hvac');
  const sign = boxOf(pathAfter(hvac, 'exit sign'));
  const sprays = linesOf(pathAfter(hvac, 'spray')).flatMap(({ from, to }) => [from.x, to.x]);
  expect(sprays.filter((x) => sign.left <= x && x <= sign.right)).toEqual([]);
});

const glassDoor = boxOf(pathAfter(read('office-floor'), 'glass door'));

test('nothing is in front of the glass door of the office', () => {
  for (const comment of ['plant', 'pot']) {
    const { left, right } = boxOf(pathAfter(read('office-floor'), comment));
    expect(right < glassDoor.left || left > glassDoor.right).toBe(true);
  }
});

test.each([
  ['seat', 430],
  ['eyes, seated', 1180],
  ['desk, standing', 1040],
  ['eyes, standing', 1540],
  ['height', 1650],
])('the desk fits a person of 1,650 mm: %s at %i mm', (_what, height) => {
  expect(read('sheets/desk')).toContain(`>${height}</text>`);
});
