import { expect, test } from 'vitest';
import { noProjects } from '#client/content/project-filter.ts';
import { projects, projectsPage } from '#client/content/projects.ts';
import type { Photo } from '#client/content/types.ts';

/** Rupees of "₹1.2Cr" or "₹45L". */
function rupees(value: string): number {
  const [, amount, unit] = /^₹([\d.]+)(L|Cr)$/.exec(value) ?? [];
  return Math.round(Number(amount) * (unit === 'Cr' ? 10_000_000 : 100_000));
}

/** The whole number at the start of "25,000 sq ft" or "14 weeks". */
const leading = (text: string) => Number.parseInt(text.replaceAll(',', ''), 10);

const range = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)];

test('nine projects exist, ids 1, 2 and 9 are featured', () => {
  expect(projects.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(projects.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 2, 9]);
});

test('values run from ₹12L to ₹1.2Cr, durations 3 to 14 weeks, areas 450 to 25,000 sq ft', () => {
  expect(range(projects.map(({ value }) => rupees(value)))).toEqual([1_200_000, 12_000_000]);
  expect(range(projects.map(({ duration }) => leading(duration)))).toEqual([3, 14]);
  expect(range(projects.map(({ area }) => leading(area)))).toEqual([450, 25_000]);
  for (const { duration, area } of projects) {
    expect(duration).toMatch(/^\d+\sweeks$/);
    expect(area).toMatch(/^[\d,]+\ssq\sft$/);
  }
});

test('whole offices and homes cost what the price guide says per sq ft', () => {
  const guide = { office: [200, 800], residential: [150, 600] } as const;
  const whole = projects.filter(({ type }) => ['Office Execution', 'Complete Home'].includes(type));
  expect(whole).toHaveLength(4);
  for (const { title, category, value, area } of whole) {
    const rate = rupees(value) / leading(area);
    expect(rate, title).toBeGreaterThanOrEqual(guide[category][0]);
    expect(rate, title).toBeLessThanOrEqual(guide[category][1]);
  }
});

test('all seven types and all six cities occur', () => {
  expect(new Set(projects.map(({ type }) => type)).size).toBe(7);
  expect(new Set(projects.map(({ location }) => location)).size).toBe(6);
});

test('offices and meeting rooms are office projects, everything else is residential', () => {
  for (const { type, category } of projects) {
    const office = type === 'Office Execution' || type === 'Meeting Rooms';
    expect(category, type).toBe(office ? 'office' : 'residential');
  }
});

test('projects are filtered by All Projects, Office Projects and Residential Projects; every choice fills rows of three', () => {
  expect(projectsPage.hero.filters.map(({ value, label }) => [value, label])).toEqual([
    ['all', 'All Projects'],
    ['office', 'Office Projects'],
    ['residential', 'Residential Projects'],
  ]);
  expect(projects.filter(({ category }) => category === 'office').length % 3).toBe(0);
  expect(projects.filter(({ category }) => category === 'residential').length % 3).toBe(0);
});

test("a filter that matches nothing shows 'No Projects Found'; the page closes with a link to /services", () => {
  expect(noProjects).toEqual({
    title: 'No Projects Found',
    text: 'No projects match the selected filter. Try selecting a different category.',
  });
  expect(projectsPage.closing.link.href).toBe('/services');
});

test('all nine have a stock photo of their own with a text alternative; the balcony and ceiling drawings take none', () => {
  const photos = projects.flatMap(({ image }): Photo[] => (image ? [image] : []));
  expect(photos).toHaveLength(9);
  expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length);
  for (const { id, alt } of photos) {
    expect(id).toMatch(/^photo-\d+-[0-9a-f]{12}$/);
    expect(alt).toMatch(/^[A-Z].{8,}[^.]$/);
  }
  for (const { drawing } of projects) {
    expect(['balcony', 'ceiling-flooring']).not.toContain(drawing);
  }
});
