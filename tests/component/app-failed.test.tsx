import { render, waitFor } from '@testing-library/react';
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
  // Roles of a whole page are slow to find.
  const heading = () => root.querySelector('h1')?.textContent;
  const before = heading();
  // Throw in the frame, outside the page's own boundary.
  vi.spyOn(chat, 'lookingAt').mockImplementation(() => {
    throw new Error('broken on purpose');
  });
  root.querySelector<HTMLElement>(`footer [href="${href}"]`)?.click();
  const alert = () => root.querySelector('[role=alert]')?.textContent;
  await waitFor(() => expect(alert()).toContain(appFailed.text));
  expect(before).toBeTruthy();
  expect(heading()).toBe(before);
  const call = [...root.querySelectorAll('a[href^="tel:"]')].map((link) => link.textContent);
  expect(call).toContain(company.phone);
});
