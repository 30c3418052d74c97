import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';

const photo = { id: 'photo-1', alt: 'Interior of a boardroom' };

function renderFrame() {
  return render(<PhotoFrame drawing="meeting-room" photo={photo} sizes="50vw" />).container;
}
const image = () => screen.getByRole<HTMLImageElement>('img', { name: photo.alt });

test('a photo comes from the stock photo host, lazily, in three widths and in fixed proportions', () => {
  renderFrame();
  expect(image().getAttribute('loading')).toBe('lazy');
  expect(image().getAttribute('decoding')).toBe('async');
  expect(image().width / image().height).toBe(1.6);
  const addresses = image().srcset.split(', ');
  expect(addresses.map((address) => address.split(' ')[1])).toEqual(['400w', '800w', '1200w']);
  for (const address of [...addresses, image().src]) {
    expect(address).toMatch(/^https:\/\/images\.unsplash\.com\/photo-1\?\S*&w=\d+&h=\d+/);
  }
});

test('until a photo has loaded it stays unseen before the drawing', () => {
  const frame = renderFrame();
  expect(frame.querySelector('svg')).not.toBeNull();
  expect(image().dataset.loaded).toBeUndefined();
  fireEvent.load(image());
  expect(image().dataset.loaded).toBeDefined();
  expect(frame.querySelector('svg')).not.toBeNull();
});

test('a photo that fails is removed and leaves the drawing', () => {
  const frame = renderFrame();
  fireEvent.error(image());
  expect(screen.queryByRole('img')).toBeNull();
  expect(frame.querySelector('svg')).not.toBeNull();
});

test('a photo that had loaded before the app came is shown', () => {
  using _complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  using _width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
  renderFrame();
  expect(image().dataset.loaded).toBeDefined();
});

test('a photo that had failed before the app came is removed', () => {
  using _complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  using _width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  renderFrame();
  expect(screen.queryByRole('img')).toBeNull();
});

test('without a photo the drawing stands alone', () => {
  const { container } = render(<PhotoFrame drawing="balcony" sizes="50vw" />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
