import { render, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '#client/app.tsx';
import { services } from '#client/content/services-page.ts';
import { loadPage } from '#client/navigation/pages.ts';

test('a link keeps in the history how the visit began', async () => {
  const landing = { gclid: 'abc' };
  history.replaceState({ landing, show: 'office' }, '', '/about');
  await loadPage('/about');
  const { getByRole } = render(<App path="/about" />);
  within(getByRole('banner')).getByRole('link', { name: 'Services' }).click();
  // The address changes when the page is there.
  expect(location.pathname).toBe('/about');
  await waitFor(() => expect(document.title).toBe(services.meta.title));
  expect(location.pathname).toBe('/services');
  expect(history.state).toEqual({ landing });
});
