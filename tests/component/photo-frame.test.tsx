import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';

const image = () => screen.getByRole<HTMLImageElement>('img');

test('a photo comes from the stock photo host, lazily, in three widths and in fixed proportions, before its drawing', () => {
  const photo = { id: 'photo-1', alt: 'Interior of a boardroom' };
  const { container } = render(<PhotoFrame drawing="meeting-room" photo={photo} sizes="50vw" />);
  expect(image().alt).toBe(photo.alt);
  expect(image().getAttribute('loading')).toBe('lazy');
  expect(image().width / image().height).toBe(1.6);
  const addresses = image().srcset.split(', ');
  expect(addresses.map((address) => address.split(' ')[1])).toEqual(['400w', '800w', '1200w']);
  for (const address of [...addresses, image().src])
    expect(address).toMatch(/^https:\/\/images\.unsplash\.com\/photo-1\?\S*&w=\d+&h=\d+/);
  // Until it has loaded, and when it fails, what shows is the drawing.
  expect(container.querySelector('img:has(+ svg)')).toBe(image());
});

test('the company’s own photo comes from the site itself, in the same widths; one seen first is not put off', () => {
  render(
    <PhotoFrame
      drawing="balcony"
      photo={{ id: 'our-room.jpg', alt: '' }}
      sizes="50vw"
      cut="1 week"
    />,
  );
  const picture = document.querySelector('img');
  expect(picture?.getAttribute('loading')).toBe('eager');
  expect(picture?.srcset).toBe(
    '/photos/our-room-400.webp 400w, /photos/our-room-800.webp 800w, /photos/our-room-1200.webp 1200w',
  );
});
