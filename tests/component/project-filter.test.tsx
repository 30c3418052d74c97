import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { noProjects, projectsShown } from '#client/content/project-filter.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { FeaturedProjects } from '#client/sections/featured-projects.tsx';
import { ProjectGrid } from '#client/sections/project-grid.tsx';

const { hero, listTitle } = projectsPage;
const offices = <T extends { category: string }>(all: readonly T[]) =>
  all.filter(({ category }) => category === 'office');
const onHome = { ...home.featuredProjects, projects: offices(featuredProjects) };
const inPortfolio = { ...hero, title: listTitle, projects: offices(projects) };

// The site's own lists always match something: the browser never sees this.
test.each([
  ['on Home', onHome, <FeaturedProjects key="" {...onHome} />],
  ['in the portfolio', inPortfolio, <ProjectGrid key="" {...inPortfolio} />],
])(
  '%s a filter that matches nothing says so in the place of the cards',
  async (_, { filters }, list) => {
    render(list);
    const name = filters.find(({ value }) => value === 'residential')?.label ?? '';
    await userEvent.click(screen.getByRole('button', { name }));
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([noProjects.title]);
    screen.getByText(noProjects.text);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(projectsShown(0));
  },
);
