import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { previewTitle } from '#client/head/head.ts';
import type { Page } from '#client/page.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { company } from '#shared/company.ts';
import { drawingNames } from '../../client/build/drawings-plugin.ts';
import { colors, mark, plainMarkup } from '../../client/build/picture.ts';
import { drawPreview } from '../../client/build/preview-images.ts';
import { favicon } from '../../client/build/seo-files.ts';
import { wordWarnings } from '../../client/build/word-warnings.ts';

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
    const shown = texts.join(' ').replaceAll('&amp;', '&');
    // A cut title is a warning of the build's.
    expect(shown, path).toContain(shown.includes('…') ? title.slice(0, 20) : title);
  }
});

/** /about with other search metadata. */
async function pageTitled(title: string, description = '') {
  const about = await routes.find(({ path }) => path === '/about')?.load();
  return new Map([['/about', { ...(about as Page), meta: { title, description, keywords: [] } }]]);
}

test('too long titles and descriptions, and signs the font lacks, are warnings that name the file', async () => {
  const short = wordWarnings(await pageTitled('Our story', 'Short.'));
  expect(short.filter((warning) => !warning.includes('leaves out'))).toEqual([]);
  const warnings = wordWarnings(await pageTitled('Éclairé వ '.repeat(30).trim(), 'x'.repeat(156)));
  expect(warnings).toEqual([
    expect.stringMatching(/^client\/src\/content\/about\.ts: .*no room for the title "Écl/),
    expect.stringMatching(/^client\/src\/content\/about\.ts: .* leaves out వ: its typeface/),
    expect.stringMatching(/^client\/src\/content\/about\.ts: the title has 299 characters/),
    expect.stringMatching(/^client\/src\/content\/about\.ts: the description has 156 char/),
  ]);
});

test('the files that warnings name exist', async () => {
  for (const { path, load } of [...routes, notFoundRoute]) {
    const page: Page = { ...(await load()) };
    const long = { ...page, meta: { ...page.meta, title: 'x'.repeat(99) } };
    const [warning = ''] = wordWarnings(new Map([[path, long]])).slice(-1);
    expect(existsSync(warning.split(':')[0] ?? ''), warning).toBe(true);
  }
});

test('icons and previews bear the mark as its file draws it', () => {
  const drawn = /<path[^>]* d="([^"]*)"/.exec(readFileSync('client/src/drawings/mark.svg', 'utf8'));
  for (const made of [favicon(), drawPreview('x', 'bathroom'), mark(1, 2, 3, 4)])
    expect(made).toContain(drawn?.[1]);
  expect(mark(1, 2, 3, 4)).toContain('viewBox=');
});
