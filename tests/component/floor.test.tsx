import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { chat, type NavigationLink } from '#client/content/navigation.ts';
import { appFailed } from '#client/content/page-unavailable.ts';
import { footerServices } from '#client/content/service-list.ts';
import { loadForNavigation, loadPage } from '#client/navigation/pages.ts';
import { company } from '#shared/company.ts';

/** Renders the app on /about after it has taken over the page. */
async function renderAbout() {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
  onTestFinished(() => root.remove());
  history.replaceState(null, '', '/about');
  await loadPage('/about');
  render(<App path="/about" />, { container: root });
  return { root };
}

test.each<[string, boolean, MouseEventInit]>([
  ['a press', true, {}],
  ['a press with Ctrl', false, { ctrlKey: true }],
  ['a press with ⌘', false, { metaKey: true }],
  ['a press with Shift', false, { shiftKey: true }],
  ['a press of the middle button', false, { button: 1 }],
])('%s on a link to another page is followed in place: %s', async (_what, isFollowed, press) => {
  const { root } = await renderAbout();
  const link = root.querySelector('nav [href="/services"]');
  const seen: boolean[] = [];
  const record = (event: Event) => {
    seen.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', record, { once: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }));
  expect(seen).toEqual([isFollowed]);
});

test('the last page stays with a message when the app itself fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  // A busy machine may need longer for the code than a visit waits.
  const [{ href }] = footerServices as [NavigationLink];
  await loadForNavigation(href);
  await renderAbout();
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
