import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';

const photo = { id: 'photo-1', alt: 'Interior of a boardroom' };

function renderFrame() {
  return render(<PhotoFrame drawing="meeting-room" photo={photo} sizes="50vw" />).container;
}
const image = () => screen.getByRole<HTMLImageElement>('img', { name: photo.alt });

test('a photo comes from the stock photo host, lazily, in three widths and in fixed proportions', () => {
  renderFrame();
  expect(image().getAttribute('loading')).toBe('lazy');
  expect(image().width / image().height).toBe(1.6);
  const addresses = image().srcset.split(', ');
  expect(addresses.map((address) => address.split(' ')[1])).toEqual(['400w', '800w', '1200w']);
  for (const address of [...addresses, image().src]) {
    expect(address).toMatch(/^https:\/\/images\.unsplash\.com\/photo-1\?\S*&w=\d+&h=\d+/);
  }
});

test('a photo that is seen first is not put off', () => {
  render(<PhotoFrame drawing="balcony" photo={photo} sizes="50vw" inline />);
  expect(image().getAttribute('loading')).toBe('eager');
});

test('the company’s own photo comes from the site itself, in the same widths', () => {
  render(<PhotoFrame drawing="balcony" photo={{ id: 'our-room.jpg', alt: 'Room' }} sizes="50vw" />);
  expect(screen.getByRole<HTMLImageElement>('img').srcset).toBe(
    '/photos/our-room-400.webp 400w, /photos/our-room-800.webp 800w, /photos/our-room-1200.webp 1200w',
  );
});

test('a photo stands before the drawing, which shows until it has loaded and when it fails', () => {
  const frame = renderFrame();
  expect(frame.querySelector('img:has(+ svg)')).toBe(image());
});

test('without a photo the drawing stands alone', () => {
  const { container } = render(<PhotoFrame drawing="balcony" sizes="50vw" />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
