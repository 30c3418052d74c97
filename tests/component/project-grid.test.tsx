import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { projectsShown } from '#client/content/project-filter.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { ProjectGrid } from '#client/sections/project-grid.tsx';
import { typed } from '#tests/support/texts.ts';

function renderGrid(shown = projects) {
  const { filterName, filters } = projectsPage.hero;
  render(
    <ProjectGrid
      title={projectsPage.listTitle}
      filterName={filterName}
      filters={filters}
      projects={shown}
    />,
  );
  return userEvent.setup();
}

const titlesShown = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

const titlesOf = (category: string) =>
  projects.filter((project) => project.category === category).map(({ title }) => title);

const isPressed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

test('All Projects is the default and shows every project in the order of the portfolio', () => {
  renderGrid();
  expect(isPressed('All Projects')).toBe(true);
  expect(titlesShown()).toEqual(projects.map(({ title }) => title));
});

test('Choosing a category shows only its projects, and All Projects brings back the rest', async () => {
  const user = renderGrid();
  await user.click(screen.getByRole('button', { name: 'Office Projects' }));
  expect(titlesShown()).toEqual(titlesOf('office'));
  expect(isPressed('Office Projects')).toBe(true);
  expect(isPressed('All Projects')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Residential Projects' }));
  expect(titlesShown()).toEqual(titlesOf('residential'));
  await user.click(screen.getByRole('button', { name: 'All Projects' }));
  expect(titlesShown()).toHaveLength(projects.length);
});

test('Screen readers hear how many projects a choice shows', async () => {
  const user = renderGrid();
  await user.click(screen.getByRole('button', { name: 'Office Projects' }));
  expect(screen.getByRole('status').textContent).toBe(projectsShown(titlesOf('office').length));
  await user.click(screen.getByRole('button', { name: 'Residential Projects' }));
  expect(screen.getByRole('status').textContent).toBe(
    projectsShown(titlesOf('residential').length),
  );
});

test("When the filter matches nothing, 'No Projects Found' stands in the place of the cards", async () => {
  const user = renderGrid(projects.filter(({ category }) => category === 'office'));
  await user.click(screen.getByRole('button', { name: 'Residential Projects' }));
  expect(titlesShown()).toEqual(['No Projects Found']);
  expect(
    screen.getByText('No projects match the selected filter. Try selecting a different category.'),
  ).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('0 projects shown');
});

test('A card gives type and city, description, area, duration, value and tags, and its mark when featured', () => {
  renderGrid();
  for (const project of projects) {
    const heading = screen.getByRole('heading', { name: project.title });
    const card = within(heading.closest('li') ?? document.body);
    const kind = card.getByRole('link', { name: project.type }).parentElement;
    expect(kind?.textContent).toBe(`${project.type}, ${project.location}`);
    expect(card.getByText(typed(project.description))).toBeTruthy();
    expect(
      ['Area', 'Duration', 'Value'].map(
        (label) => card.getByText(label).nextElementSibling?.textContent,
      ),
    ).toEqual([project.area, project.duration, project.value]);
    for (const tag of project.tags) expect(card.getByText(tag)).toBeTruthy();
    expect(card.queryAllByText('Featured')).toHaveLength(project.featured ? 1 : 0);
  }
});
