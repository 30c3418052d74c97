import { expect, test } from 'vitest';
import { previewTitle } from '#client/head/head.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { company } from '#shared/company.ts';
import { drawingNames } from '../../client/build/drawings-plugin.ts';
import { colors, plainMarkup } from '../../client/build/picture.ts';
import { drawPreview } from '../../client/build/preview-images.ts';
import { favicon, manifest, robots, sitemap } from '../../client/build/seo-files.ts';

test('a preview image is drawn in fixed colours, for its renderer knows no CSS variables', () => {
  for (const name of drawingNames()) expect(plainMarkup(name), name).not.toContain('var(');
  expect(plainMarkup('bathroom')).toContain(`fill="${colors.canary}"`);
});

test("a preview image shows the company's name and the whole title of its page", async () => {
  for (const { path, load } of [...routes, notFoundRoute]) {
    const { meta, drawing } = await load();
    const title = previewTitle(meta);
    expect(title, path).not.toMatch(/\|/);
    expect(title, path).not.toContain(`${company.name}:`);
    const texts = [...drawPreview(title, drawing).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
      ([, text]) => text,
    );
    expect(texts[0]?.replaceAll('&amp;', '&')).toBe(company.name);
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
    `<loc>${company.origin}/</loc>`,
    `<loc>${company.origin}/about</loc>`,
  ]);
  expect(robots()).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
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
