import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LazyToaster } from '#client/notifications/lazy-toaster.tsx';
import { currentToasts, notify } from '#client/notifications/toast-store.ts';

test('Any part of the app can raise a notification; Close dismisses it', async () => {
  const user = userEvent.setup();
  render(<LazyToaster />);
  act(() => notify({ title: 'Success!', description: 'Your message has been sent.' }));
  await screen.findByText('Success!');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Success!')).toBeNull());
  expect(currentToasts()).toMatchObject([{ open: false }]);
});

test('F8 focuses the notification region', async () => {
  const user = userEvent.setup();
  render(<LazyToaster />);
  act(() => notify({ title: 'Error', description: 'No connection', variant: 'destructive' }));
  await screen.findByText('Error');
  await user.keyboard('[F8]');
  const region = screen.getByRole('region', { name: /notifications/i });
  await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
});
