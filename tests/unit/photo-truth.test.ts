import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { photoLabels } from '#client/content/photo-labels.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';

const ofStock = 'img[src^="https://images.unsplash.com/"]';
const pages = renderedPages
  .map(({ path, html }) => ({ path, body: parse(html) }))
  .filter(({ body }) => body.querySelector(ofStock));

test('every stock photograph has the note that rooms are similar', () => {
  const caption = `${photoLabels.photo}${photoLabels.ofSimilarRoom}`;
  const notes = [caption, photoLabels.note ?? caption];
  for (const { path, body } of pages)
    for (const photo of body.querySelectorAll(ofStock)) {
      const around = photo.closest('.views') ?? photo.closest('.photo-frame');
      const words = around?.textContent ?? '';
      expect(
        notes.some((note) => words.includes(note)),
        `${path}: ${photo}`,
      ).toBe(true);
    }
});
