import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { frameLabels } from '#client/content/navigation.ts';
import { appFailed } from '#client/content/page-unavailable.ts';
import { loadPage } from '#client/navigation/pages.ts';
import { createVisit } from '#client/navigation/visit.ts';
import { routes } from '#client/routes.tsx';
import { company } from '#shared/company.ts';

test('when the app itself fails, the last page stays with its links, and the visitor is informed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  onTestFinished(() => root.remove());
  history.replaceState(null, '', '/about');
  const page = await loadPage('/about');
  render(<App visit={createVisit('/about', page)} />, { container: root });

  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  const projects = routes.find(({ path }) => path === '/projects');
  vi.spyOn(projects as NonNullable<typeof projects>, 'load').mockResolvedValue({
    ...page,
    // Outside of the page's own boundary.
    get content(): never {
      throw new Error('broken on purpose');
    },
  });
  const link = screen
    .getByRole('navigation', { name: frameLabels.mainNavigation })
    .querySelector('[href="/projects"]');
  (link as HTMLElement).click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(appFailed.text));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  const [call] = screen.getAllByRole('link', { name: company.phone });
  expect(call?.getAttribute('href')).toMatch(/^tel:/);
});
