// Makes the font files beside this script from the npm package @fontsource/anek-latin:
// run `node client/src/fonts/subset.mjs` after changing characters.mjs.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characters, rupeeSign } from './characters.mjs';

/** @param {string} name */
const source = (name) =>
  readFile(new URL(`../../../node_modules/@fontsource/anek-latin/files/${name}`, import.meta.url));
/** @param {string} name */
const target = (name) => new URL(name, import.meta.url);

const latin = await source('anek-latin-latin-600-normal.woff2');
await writeFile(
  target('anek-latin-600.woff2'),
  await subsetFont(latin, characters, { targetFormat: 'woff2' }),
);
// The preview images are drawn by a renderer that reads TrueType only.
const truetype = await subsetFont(latin, characters, { targetFormat: 'truetype' });
await writeFile(target('anek-latin-600.ttf'), truetype);

const rupee = await source('anek-latin-latin-ext-600-normal.woff2');
await writeFile(
  target('anek-latin-600-rupee.woff2'),
  await subsetFont(rupee, rupeeSign, { targetFormat: 'woff2' }),
);
await writeFile(
  target('anek-latin-600-rupee.ttf'),
  await subsetFont(rupee, rupeeSign, { targetFormat: 'truetype' }),
);
