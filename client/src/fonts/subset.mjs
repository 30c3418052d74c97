// Makes the font files beside this script from the npm package @fontsource/anek-latin. Run `node
// client/src/fonts/subset.mjs` after you change the characters.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const common = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0–—‘’“”…·•×°²©`;
/** A name on a preview image may have any Latin letter from U+00A0 to U+024F. */
const letters = Array.from({ length: 0x1b0 }, (_, i) => String.fromCharCode(0xa0 + i)).join('');

/** @type {readonly [source: string, target: string, characters: string, format: 'woff2' | 'truetype'][]} */
const files = [
  ['latin-600', 'anek-latin-600.woff2', common, 'woff2'],
  ['latin-400', 'anek-latin-400.woff2', common, 'woff2'],
  // Only pages that print the rupee sign load this file.
  ['latin-ext-600', 'anek-latin-600-rupee.woff2', '₹', 'woff2'],
  ['latin-ext-400', 'anek-latin-400-rupee.woff2', '₹', 'woff2'],
  // The renderer of the preview images reads TrueType only.
  ['latin-600', 'anek-latin-600.ttf', common + letters, 'truetype'],
  ['latin-ext-600', 'anek-latin-600-ext.ttf', `₹${letters}`, 'truetype'],
];

for (const [source, target, characters, targetFormat] of files) {
  const font = await readFile(
    new URL(
      `../../../node_modules/@fontsource/anek-latin/files/anek-latin-${source}-normal.woff2`,
      import.meta.url,
    ),
  );
  await writeFile(
    new URL(target, import.meta.url),
    await subsetFont(font, characters, { targetFormat }),
  );
}
