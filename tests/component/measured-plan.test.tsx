import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projects } from '#client/content/projects.ts';
import type { Project } from '#client/content/types.ts';
import { MeasuredPlan } from '#client/sections/measured-plan.tsx';

const [project] = projects as [Project];

test('a tape has the width of a measured plan', () => {
  const plan = { floors: [{ at: 0, width: 60960 }], depth: 38100 };
  render(<MeasuredPlan project={{ ...project, plan }} />);
  screen.getByText('200 ft');
});

test('a plan without measures has no tape', () => {
  const { plan: _, ...unmeasured } = project;
  render(<MeasuredPlan project={unmeasured} />);
  expect(screen.queryByText(/^\d+ ft$/)).toBeNull();
});
