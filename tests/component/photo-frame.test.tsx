import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';

test('a stock photograph loads lazily in three widths before its drawing', () => {
  const photo = { id: 'photo-1', alt: 'Interior of a boardroom' };
  const { container } = render(<PhotoFrame drawing="meeting-room" photo={photo} sizes="50vw" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: photo.alt });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.width / image.height).toBe(1.6);
  const addresses = image.srcset.split(', ');
  expect(addresses.map((address) => address.split(' ')[1])).toEqual(['400w', '800w', '1200w']);
  for (const address of [...addresses, image.src])
    expect(address).toMatch(/^https:\/\/images\.unsplash\.com\/photo-1\?\S*&w=\d+&h=\d+/);
  // The drawing shows until the photograph has loaded, or if it fails.
  expect(container.querySelector('img:has(+ .drawing)')).toBe(image);
});

test('the company’s own photograph comes from the site in three widths', () => {
  const photo = { id: 'our-room.jpg', alt: 'Our room' };
  render(<PhotoFrame drawing="balcony" photo={photo} sizes="50vw" head />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: photo.alt });
  expect(image.getAttribute('loading')).toBe('eager');
  const own = [400, 800, 1200].map((width) => `/photos/our-room.jpg-${width}.webp ${width}w`);
  expect(image.srcset).toBe(own.join(', '));
});
