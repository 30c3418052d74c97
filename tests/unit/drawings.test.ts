import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import svgpath from 'svgpath';
import { expect, test } from 'vitest';
import { home } from '#client/content/home-page.ts';
import { projects } from '#client/content/projects.ts';
import { inYears, warranties } from '#client/content/warranties.ts';
import { services } from '#tests/support/service-contents.ts';

const folder = 'client/src/drawings';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);
/** The drawings with dimension strings. */
const dimensioned = files
  .filter((file) => /class="[^"]*\bdims\b/.test(readFileSync(join(folder, file), 'utf8')))
  .map((file) => file.slice(0, -'.svg'.length));
const scales: Readonly<Record<string, number>> = {
  ...{ 'complete-home': 20, 'sheets/floor-plan': 20, 'sheets/seating': 20 },
  'sheets/hot-room': 20,
  'technology-office': 15,
  'sheets/traced-cable': 5,
  'sheets/open-trap': 2.5,
  'sheets/ceiling-void': 2.5,
  'hob-and-hood': 2.5,
  'grandmother-at-switch': 1.5,
  'desk-assembly': 4.65,
  'bed-for-two': 4.37,
};

/** A dimension string: its ticks along it and the figures above it, in drawing units. */
interface DimensionString {
  readonly ticks: readonly number[];
  readonly figures: readonly { readonly at: number; readonly text: string }[];
}

/** Returns the points where the heavy oblique strokes of the ticks cross their strings. */
function ticksOf(path: string) {
  const ticks: { x: number; y: number }[] = [];
  svgpath(path)
    .abs()
    .iterate(([command, endX = 0, endY = 0], _, x, y) => {
      if (command === 'L') ticks.push({ x: (x + endX) / 2, y: (y + endY) / 2 });
    });
  return ticks;
}

/** Returns the dimension strings of a drawing. A sheet of two parts has two groups of them. */
const readStrings = (name: string): DimensionString[] =>
  parse(readFileSync(join(folder, `${name}.svg`), 'utf8'))
    .querySelectorAll('.dims')
    .flatMap(stringsOf);

function stringsOf(dims: HTMLElement): DimensionString[] {
  const oblique = dims.querySelectorAll('[stroke-width="1.6"]');
  const ticks = oblique.flatMap((path) => ticksOf(path.getAttribute('d') ?? ''));
  const strings = new Map<string, { at: number; text: string }[]>();
  for (const { attributes, text } of dims.querySelectorAll('text')) {
    const [x, y] = [Number(attributes.x), Number(attributes.y)];
    const [key, at] = attributes.transform ? [`up ${x}`, y] : [`across ${y}`, x];
    strings.set(key, [...(strings.get(key) ?? []), { at, text }]);
  }
  return [...strings].flatMap(([key, figures]) => {
    const [direction = '', line] = key.split(' ');
    const [along, off] = direction === 'up' ? (['y', 'x'] as const) : (['x', 'y'] as const);
    // A figure is 5.5 units from its string.
    const own = ticks.filter((tick) => Math.abs(tick[off] - Number(line) - 5.5) < 0.06);
    const places = own.map((tick) => tick[along]).sort((a, b) => a - b);
    return own.length > 0 ? [{ ticks: places, figures }] : [];
  });
}

test('no drawing has a style attribute, which the pages’ policy forbids', () => {
  const styled = files.filter((file) => /\sstyle=/.test(readFileSync(join(folder, file), 'utf8')));
  expect(styled).toEqual([]);
});

test.each(dimensioned)('each figure on %s is the drawn distance between its ticks', (name) => {
  const strings = readStrings(name);
  expect(strings.length).toBeGreaterThan(0);
  for (const { ticks, figures } of strings) {
    expect(figures).toHaveLength(ticks.length - 1);
    for (const [i, tick] of ticks.slice(1).entries()) {
      const before = ticks[i] ?? 0;
      const figure = figures.find(({ at }) => before < at && at < tick)?.text;
      // The drawing of the not-found page has an unknown width on purpose.
      if (figure === '?') continue;
      expect(Number(figure)).toBeCloseTo((tick - before) * (scales[name] ?? 10), 0);
    }
  }
});

const plans = projects.filter(({ drawing }) => drawing.startsWith('plan-'));
const readPlan = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');

test.each(plans)('the plan of "$title" is as large as the project: $area', ({ drawing, area }) => {
  const unitsPerMillimetre = Number(/scale\(([\d.]+)\)/.exec(readPlan(drawing))?.[1]);
  const squareMillimetresInFoot = 304.8 ** 2;
  const drawn = (480 * 300) / unitsPerMillimetre ** 2 / squareMillimetresInFoot;
  const feet = Number(area.replace(/\D/g, '')) * (area.endsWith('sq yards') ? 9 : 1);
  expect(drawn / feet).toBeCloseTo(1, 3);
});

test.each(projects.flatMap(({ plan, drawing, title }) => (plan ? [{ plan, drawing, title }] : [])))(
  'the dimensions on the plan of "$title" are those of its drawing',
  ({ plan, drawing }) => {
    const unitsPerMillimetre = Number(/scale\(([\d.]+)\)/.exec(readPlan(drawing))?.[1]);
    const { at = 0, width = 0 } = plan.floors.at(-1) ?? {};
    expect(480 / unitsPerMillimetre / (at + width)).toBeCloseTo(1, 4);
    expect(300 / unitsPerMillimetre / plan.depth).toBeCloseTo(1, 4);
  },
);

test.each(home.presence.cities.flatMap(({ house }) => house ?? []))(
  '$title is drawn to the scale of the street',
  ({ drawing }) => {
    const file = readFileSync(join(folder, `sheets/${drawing}.svg`), 'utf8');
    expect(file).toContain('viewBox="-10 20 340 374"');
  },
);

test('the boardroom shows 20 seats, and 8 in its video rooms', () => {
  expect(readPlan('plan-boardroom').match(/#chair"/g)).toHaveLength(20 + 2 * 4);
});

test.each(services.filter(({ service }) => 'build' in service || 'process' in service))(
  '$path has a scene for each of its four steps',
  ({ service: { drawing } }) => {
    const scenes = readFileSync(join(folder, `steps/${drawing}.svg`), 'utf8').split('<g id="step-');
    expect(scenes.slice(1).map((scene) => scene.slice(0, 3))).toEqual(['1">', '2">', '3">', '4">']);
  },
);

test.each(services)('$path has its picture of a late handover', ({ service: { penalty } }) => {
  const { part, narrow } = penalty.picture;
  const late = parse(readFileSync(join(folder, 'sheets/late.svg'), 'utf8'));
  for (const id of [part, narrow?.part ?? part])
    expect(late.querySelector(`#${id}`), id).not.toBeNull();
});

test.each(services)('$path has the people of its features', ({ service }) => {
  const people = 'featuresPeople' in service && service.featuresPeople;
  if (!people) return;
  const sheet = parse(readFileSync(join(folder, `sheets/${people.name}.svg`), 'utf8'));
  expect(sheet.querySelector(`#${people.part}`)).not.toBeNull();
});

test.each([
  ['Kitchen hardware', warranties['modular-kitchens']],
  ['Bedrooms, wardrobes', warranties['bedrooms-wardrobes']],
  ['Office furniture', warranties['office-furniture']],
])('the warranty card drawn for %s has its years', (line, years) => {
  const texts = parse(readFileSync(join(folder, 'sheets/reasons.svg'), 'utf8'))
    .querySelectorAll('text')
    .map(({ text }) => text);
  expect(texts[texts.indexOf(line) + 1]).toBe(inYears(years));
});
