import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '#client/app.tsx';
import { services } from '#client/content/services-page.ts';
import { loadPage } from '#client/navigation/pages.ts';
import { createVisit } from '#client/navigation/visit.ts';

test('navigate takes `replace` and `state` as wouter’s does: the address changes when the page is there', async () => {
  history.replaceState(null, '', '/about');
  await loadPage('/about');
  const visit = createVisit('/about');
  render(<App visit={visit} />);
  const entries = history.length;

  visit.navigate('/about', { replace: true, state: { chosen: 'office' } });
  expect(history.state.chosen).toBe('office');

  visit.navigate('/services', { replace: true, state: { chosen: 'home' } });
  expect(location.pathname).toBe('/about');
  await waitFor(() => expect(document.title).toBe(services.meta.title));
  expect(location.pathname).toBe('/services');
  expect(history.state.chosen).toBe('home');
  expect(history.length).toBe(entries);

  visit.navigate('/contact');
  await waitFor(() => expect(location.pathname).toBe('/contact'));
  expect(history.state).toBeNull();
  expect(history.length).toBe(entries + 1);
});
