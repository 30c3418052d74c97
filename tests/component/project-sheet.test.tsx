import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projects } from '#client/content/projects.ts';
import type { Project } from '#client/content/types.ts';
import { ProjectSheet } from '#client/sections/project-sheet.tsx';

const [project] = projects as [Project];

// The site's own projects are examples, so none of them has a client.
test('the sheet shows the sentence and name of a client who agreed', () => {
  const client = { words: 'They finished before the wedding.', name: 'Asha Rao, Pune' };
  render(<ProjectSheet project={{ ...project, client }} />);
  expect(screen.getByRole('blockquote').textContent).toBe(client.words);
  screen.getByText(client.name);
});

test('the sheet shows no empty quotation for a project without a client', () => {
  render(<ProjectSheet project={project} />);
  expect(screen.queryByRole('blockquote')).toBeNull();
});
