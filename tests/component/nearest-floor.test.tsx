import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projects } from '#client/content/projects.ts';
import { outlinesOf } from '#client/content/projects-page.ts';
import type { Project } from '#client/content/types.ts';
import { NearestFloor } from '#client/sections/nearest-floor.tsx';

const [project] = projects as [Project];

/** Renders the floors of projects with these areas, which are also their names. */
function renderFloors(...areas: string[]) {
  const outlines = outlinesOf(areas.map((area) => ({ ...project, name: area, area })));
  return render(<NearestFloor outlines={outlines} yours="Yours?" beyond="does not fit." />);
}

/** Returns the names on the floors of projects with these areas. */
const namesOf = (...areas: string[]) =>
  [...renderFloors(...areas).container.querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  );

test('the drawing names every floor that has space for its name', () => {
  const offices = ['4,500 sq ft', '1,200 sq ft'];
  const homes = ['4,200 sq ft', '3,400 sq ft', '3,000 sq ft', '2,400 sq ft', '2,200 sq ft'];
  const areas = [...offices, ...homes, '450 sq ft'];
  expect(namesOf(...areas)).toEqual(expect.arrayContaining(areas));
});

test('the drawing names no floor that lacks space for its name', () => {
  const near = ['4,500 sq ft', '4,450 sq ft', '4,400 sq ft', '4,350 sq ft', '4,300 sq ft'];
  expect(namesOf(...near, '450 sq ft')).not.toContain('4,350 sq ft');
});

test('the page says which floor is too large for the drawing', () => {
  const { container } = renderFloors('25,000 sq ft', '4,500 sq ft', '450 sq ft');
  expect(container.textContent).toContain('25,000 sq ft does not fit.');
  expect(container.querySelector('svg')?.textContent).not.toContain('25,000 sq ft');
});
