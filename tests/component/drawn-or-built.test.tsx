import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { photoLabels } from '#client/content/photo-labels.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';

const own = { id: 'our-room.jpg', alt: 'Our room' };
const stock = { id: 'photo-1497366216548-37526070297c', alt: 'A room' };

test.each([
  ['Built', 'the company’s own photographs', [own, own]],
  ['Photo', 'a stock photograph', [stock]],
  ['Photo', 'own and stock photographs', [own, stock]],
])('the second button reads "%s" for %s', (name, _which, photos) => {
  render(<DrawnOrBuilt photos={photos} />);
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Drawn', name]);
});

test.each([
  ['the drawings', 'stock', [stock], 'Drawn'],
  ['no view', 'own', [own, stock], undefined],
])('the page shows %s first for %s photographs', (_view, _which, photos, first) => {
  render(<DrawnOrBuilt photos={photos} />);
  expect(screen.queryByRole('button', { pressed: true })?.textContent).toBe(first);
});

test('a second press keeps the view', async () => {
  render(<DrawnOrBuilt photos={[stock]} />);
  const photo = screen.getByRole('button', { name: 'Photo' });
  await userEvent.click(photo);
  await userEvent.click(photo);
  expect(screen.queryByRole('button', { pressed: true })).toBe(photo);
});

test('the company’s own photograph says nothing of a similar room', () => {
  render(<PhotoFrame drawing="balcony" photo={own} head />);
  expect(screen.queryByText(photoLabels.ofSimilarRoom)).toBeNull();
});
