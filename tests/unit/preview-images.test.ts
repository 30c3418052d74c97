import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { previewTitle } from '#client/head/head.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { drawingNames } from '../../client/drawings-plugin.ts';
import { encodePng } from '../../client/encode-png.ts';
import { plainMarkup } from '../../client/picture.ts';
import { drawPreview } from '../../client/preview-images.ts';
import { favicon, manifest, robots, sitemap } from '../../client/seo-files.ts';

/** The chunks of a PNG file by their types. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

test('a PNG holds its size and every pixel', () => {
  const pixels = Buffer.from([1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]);
  const png = encodePng(pixels, 2, 2);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(chunks.get('IHDR')).toEqual(Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]));
  expect([...inflateSync(chunks.get('IDAT') as Buffer)]).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6],
    ...[0, 7, 8, 9, 10, 11, 12],
  ]);
});

test('a preview image is drawn in fixed colours, for its renderer knows no CSS variables', () => {
  for (const name of drawingNames()) expect(plainMarkup(name), name).not.toContain('var(');
  expect(plainMarkup('bathroom')).toContain('fill="#f4b536"');
});

test("a preview image shows the company's name and the whole title of its page", async () => {
  for (const { path, load } of [...routes, notFoundRoute]) {
    const { meta, drawing } = await load();
    const title = previewTitle(meta);
    expect(title, path).not.toMatch(/\||Interiors:/);
    const texts = [...drawPreview(title, drawing).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
      ([, text]) => text,
    );
    expect(texts[0]).toBe('BuiltRight Interiors');
    expect(texts.join(' ').replaceAll('&amp;', '&'), path).toContain(title);
  }
});

test('a title that no preview image has room for ends the build', () => {
  expect(() => drawPreview('Incomprehensibilities '.repeat(9).trim(), 'bathroom')).toThrow(
    'no room for the title',
  );
});

test('the sitemap holds each address once, absolute', () => {
  expect(sitemap(['/', '/about']).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://www.example.com/</loc>',
    '<loc>https://www.example.com/about</loc>',
  ]);
  expect(robots()).toContain('Sitemap: https://www.example.com/sitemap.xml');
});

test('the manifest has icons of 192 and 512 px, and one that may be masked', () => {
  const { icons } = manifest();
  expect(icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512', 'any']),
  );
  expect(icons.some((icon) => 'purpose' in icon && icon.purpose === 'maskable')).toBe(true);
});

test('the favicon turns light where the browser is dark', () => {
  expect(favicon()).toContain('prefers-color-scheme:dark');
  expect(favicon()).not.toContain('var(');
});
