// Makes the font files beside this script from the npm package @fontsource/anek-latin:
// run `node client/src/fonts/subset.mjs` after changing the characters.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** @param {string} name */
const source = (name) =>
  readFile(new URL(`../../../node_modules/@fontsource/anek-latin/files/${name}`, import.meta.url));
/** @param {string} name */
const target = (name) => new URL(name, import.meta.url);

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const punctuation = '\u00a0–—‘’“”…·•×°²©';

const latin = await source('anek-latin-latin-600-normal.woff2');
await writeFile(
  target('anek-latin-600.woff2'),
  await subsetFont(latin, ascii + punctuation, { targetFormat: 'woff2' }),
);
// The preview images are drawn by a renderer that reads TrueType only.
const truetype = await subsetFont(latin, ascii + punctuation, { targetFormat: 'truetype' });
await writeFile(target('anek-latin-600.ttf'), truetype);

const rupee = await source('anek-latin-latin-ext-600-normal.woff2');
await writeFile(
  target('anek-latin-600-rupee.woff2'),
  await subsetFont(rupee, '₹', { targetFormat: 'woff2' }),
);
await writeFile(
  target('anek-latin-600-rupee.ttf'),
  await subsetFont(rupee, '₹', { targetFormat: 'truetype' }),
);
