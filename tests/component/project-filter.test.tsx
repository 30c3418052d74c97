import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import type { FeaturedProject } from '#client/content/types.ts';
import { FeaturedProjects } from '#client/sections/featured-projects.tsx';

const titlesOf = (category: FeaturedProject['category']) =>
  featuredProjects.filter((project) => project.category === category).map(({ title }) => title);
const allTitles = featuredProjects.map(({ title }) => title);
const shownTitles = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

function renderProjects(projects: readonly FeaturedProject[] = featuredProjects) {
  render(<FeaturedProjects {...home.featuredProjects} projects={projects} />);
  return userEvent.setup();
}

test('all six featured projects show at first, and All Projects is pressed', () => {
  renderProjects();
  expect(shownTitles()).toEqual(allTitles);
  screen.getByRole('button', { name: 'All Projects', pressed: true });
  screen.getByRole('button', { name: 'Office', pressed: false });
  screen.getByRole('button', { name: 'Residential', pressed: false });
});

test('choosing a category shows only its projects; All Projects shows every one again', async () => {
  const user = renderProjects();
  await user.click(screen.getByRole('button', { name: 'Office' }));
  expect(shownTitles()).toEqual(titlesOf('office'));
  await user.click(screen.getByRole('button', { name: 'Residential' }));
  expect(shownTitles()).toEqual(titlesOf('residential'));
  screen.getByRole('button', { name: 'Residential', pressed: true });
  screen.getByRole('button', { name: 'All Projects', pressed: false });
  await user.click(screen.getByRole('button', { name: 'All Projects' }));
  expect(shownTitles()).toEqual(allTitles);
});

test('the filter is a named group and says how many projects it shows', async () => {
  const user = renderProjects();
  screen.getByRole('group', { name: 'Show projects' });
  await user.click(screen.getByRole('button', { name: 'Office' }));
  expect(screen.getByRole('status').textContent).toBe('3 projects shown');
});

test("a filter that matches nothing shows 'No Projects Found'", async () => {
  const user = renderProjects(featuredProjects.filter(({ category }) => category === 'office'));
  await user.click(screen.getByRole('button', { name: 'Residential' }));
  expect(shownTitles()).toEqual(['No Projects Found']);
  screen.getByText('No projects match the selected filter. Try selecting a different category.');
  expect(screen.getByRole('status').textContent).toBe('0 projects shown');
});

test("'View All Projects' leads to /projects", () => {
  renderProjects();
  const link = screen.getByRole('link', { name: 'View All Projects' });
  expect(link.getAttribute('href')).toBe('/projects');
});
