// Makes the font files beside this script from the npm package @expo-google-fonts/anek-latin. Run `node
// client/src/fonts/subset.mjs` after you change the characters.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const common = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0–—‘’“”…·•×°²©₹`;
/** A name on a preview image may have any Latin letter from U+00A0 to U+024F. */
const letters = Array.from({ length: 0x1b0 }, (_, i) => String.fromCharCode(0xa0 + i)).join('');

/** Kerning, ligatures and figures of one width. Fractions and other alternates make the files a fifth larger. */
const keepFeatures = ['kern', 'liga', 'tnum'];
/** Rasterization hints, which phones do not read, and names of styles, which browsers do not read. */
const withoutHints = { noHinting: true, dropTables: ['gasp', 'STAT'] };

/** @type {readonly [source: string, target: string, characters: string, format: 'woff2' | 'truetype'][]} */
const files = [
  ['600SemiBold/AnekLatin_600SemiBold', 'anek-latin-600.woff2', common, 'woff2'],
  ['400Regular/AnekLatin_400Regular', 'anek-latin-400.woff2', common, 'woff2'],
  // The renderer of the preview images reads TrueType only.
  ['600SemiBold/AnekLatin_600SemiBold', 'anek-latin-600.ttf', common + letters, 'truetype'],
];

for (const [source, target, characters, targetFormat] of files) {
  const font = await readFile(
    new URL(`../../../node_modules/@expo-google-fonts/anek-latin/${source}.ttf`, import.meta.url),
  );
  await writeFile(
    new URL(target, import.meta.url),
    await subsetFont(font, characters, { targetFormat, keepFeatures, ...withoutHints }),
  );
}
