import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projects } from '#client/content/projects.ts';
import { outlinesOf, projectsPage } from '#client/content/projects-page.ts';
import type { Project } from '#client/content/types.ts';
import { PortfolioHero } from '#client/sections/portfolio-hero.tsx';

const of = (...areas: string[]) =>
  outlinesOf(areas.map((area, id) => ({ ...(projects[0] as Project), id, area })));

const show = (outlines: ReturnType<typeof of>) => {
  const { container } = render(<PortfolioHero {...projectsPage.hero} outlines={outlines} />);
  return [...container.querySelectorAll('li svg')].map((svg) =>
    Number.parseFloat(svg.getAttribute('width') ?? ''),
  );
};

test('floors stand largest first, their areas to one scale; a project without a size is left out', () => {
  const [largest = 0, middle = 0, smallest = 0, ...others] = show(
    of('1,000 sq ft', 'On request', '16,000 sq ft', '4,000 sq ft'),
  );
  expect(others).toEqual([]);
  expect(largest / middle).toBeCloseTo(2);
  expect(middle / smallest).toBeCloseTo(2);
  expect(screen.getAllByRole('link').map((link) => (link as HTMLAnchorElement).hash)).toEqual([
    '#project-2',
    '#project-3',
    '#project-0',
  ]);
});

test('forty-five projects are drawn as well, and the pitch is shown only where it fits', () => {
  expect(show(of(...Array.from({ length: 45 }, (_, i) => `${(i + 1) * 1000} sq ft`)))).toHaveLength(
    45,
  );
  screen.getByText(projectsPage.hero.pitch);
});

test('where no floor is as long as the pitch, there is none', () => {
  show(of('400 sq ft', '900 sq ft'));
  expect(screen.queryByText(projectsPage.hero.pitch)).toBeNull();
});
