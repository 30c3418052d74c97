import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { chat, type NavigationLink } from '#client/content/navigation.ts';
import { appFailed } from '#client/content/page-unavailable.ts';
import { footerServices } from '#client/content/service-links.ts';
import { loadForNavigation, loadPage } from '#client/navigation/pages.ts';
import { company } from '#shared/company.ts';

test('the last page stays with a message when the app itself fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.getElementById('root')?.remove();
  });
  // A busy machine may need longer for the code than a visit waits.
  const [{ href }] = footerServices as [NavigationLink];
  await loadForNavigation(href);
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
  history.replaceState(null, '', '/about');
  await loadPage('/about');
  render(<App path="/about" />, { container: root });
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  // Throw in the frame, outside the page's own boundary.
  vi.spyOn(chat, 'lookingAt').mockImplementation(() => {
    throw new Error('broken on purpose');
  });
  screen.getByRole('contentinfo').querySelector<HTMLElement>(`[href="${href}"]`)?.click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(appFailed.text));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  const [call] = screen.getAllByRole('link', { name: company.phone });
  expect(call?.getAttribute('href')).toMatch(/^tel:/);
});
