import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projects } from '#client/content/projects.ts';
import { outlinesOf } from '#client/content/projects-page.ts';
import type { Project } from '#client/content/types.ts';
import { NearestFloor } from '#client/sections/nearest-floor.tsx';

const [project] = projects as [Project];

/** Returns the figures on the floors of projects with these areas. */
function figuresOf(...areas: string[]) {
  const outlines = outlinesOf(areas.map((area) => ({ ...project, area })));
  const { container } = render(<NearestFloor outlines={outlines} yours="Yours?" />);
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
}

test('names each floor that has space for its figure', () => {
  const figures = ['4,500 sq ft', '3,000 sq ft', '450 sq ft'];
  expect(figuresOf(...figures)).toEqual([...figures, 'Yours?']);
  expect(figuresOf('4,500 sq ft', '4,400 sq ft', '450 sq ft')).not.toContain('4,500 sq ft');
});

test('leaves out a floor that would make the others tiny', () => {
  expect(figuresOf('25,000 sq ft', '4,500 sq ft', '450 sq ft')).not.toContain('25,000 sq ft');
});

test('draws floors of one size once', () => {
  const one = ['3,000 sq ft', '450 sq ft', 'Yours?'];
  expect(figuresOf('3,000 sq ft', '3,000 sq ft', '450 sq ft')).toEqual(one);
});
