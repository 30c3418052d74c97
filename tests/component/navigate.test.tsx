import { render, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '#client/app.tsx';
import { services } from '#client/content/services-page.ts';
import { loadPage } from '#client/navigation/pages.ts';

test('a link changes the address after its page has arrived', async () => {
  history.replaceState({ show: 'office' }, '', '/about');
  await loadPage('/about');
  const { getByRole } = render(<App path="/about" />);
  within(getByRole('banner')).getByRole('link', { name: 'Services' }).click();
  expect(location.pathname).toBe('/about');
  await waitFor(() => expect(document.title).toBe(services.meta.title));
  expect(location.pathname).toBe('/services');
  expect(history.state).toBeNull();
});
