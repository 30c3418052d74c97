import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noProjects, projectsShown } from '#client/content/project-filter.ts';
import { projects, squareFeet } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { page } from '#client/pages/projects.tsx';
import { ProjectGrid } from '#client/sections/project-grid.tsx';

const { hero, listTitle } = projectsPage;
const offices = projects.filter(({ category }) => category === 'office');

// The site's own list always has a match, so no browser test can show this.
test('a filter that matches nothing shows a message instead of cards', async () => {
  const page = <ProjectGrid {...hero} {...projectsPage} title={listTitle} projects={offices} />;
  const { container } = render(page);
  const announced = container.querySelector('[aria-live=polite]');
  expect(announced?.textContent).toBe(projectsShown(offices.length, 'all'));
  const name = hero.filters.find(({ value }) => value === 'residential')?.label ?? '';
  await userEvent.click(screen.getByRole('button', { name }));
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([noProjects.title]);
  screen.getByText(noProjects.text);
  expect(screen.queryByRole('list')).toBeNull();
  expect(announced?.textContent).toBe(projectsShown(0, 'residential'));
});

test('a filter shows the cards and floors of its category', async () => {
  const { container } = render(page.content);
  const titles = () => [...container.querySelectorAll('li.card h3')].map((it) => it.textContent);
  const filter = screen.getByRole('group', { name: hero.filterName });
  const pressed = () => within(filter).getByRole('button', { pressed: true }).textContent;
  expect(pressed()).toBe(hero.filters[0]?.label);
  for (const { label, value } of hero.filters.toReversed()) {
    const chosen = projects.filter(({ category }) => value === 'all' || category === value);
    await userEvent.click(within(filter).getByRole('button', { name: label }));
    expect(pressed()).toBe(label);
    expect(titles()).toEqual(chosen.map(({ title }) => title));
    const floors = chosen.filter((project) => squareFeet(project) > 0);
    expect(container.querySelectorAll('ol > li')).toHaveLength(floors.length);
    screen.getByText(projectsShown(chosen.length, value));
  }
});
