import { existsSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { previewTitle } from '#client/head/head.ts';
import { company } from '#shared/company.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import {
  headingWarnings,
  repetitionWarnings,
  wordWarnings,
} from '../../client/build/page-warnings.ts';
import { drawPreview } from '../../client/build/preview-images.ts';

test('a preview image shows the company’s name and the whole title of its page, in colours that its renderer knows', () => {
  for (const { path, page } of renderedPages) {
    const title = previewTitle(page.meta);
    expect(title, path).not.toContain('|');
    const image = drawPreview(title, page.drawing);
    expect(image, path).not.toContain('var(');
    const [name, ...lines] = parse(image)
      .querySelectorAll('text')
      .map(({ text }) => text);
    expect(name).toBe(company.name);
    const shown = lines.join(' ');
    // A cut title is a warning of the build's.
    expect(shown, path).toContain(shown.includes('…') ? title.slice(0, 20) : title);
  }
});

test('too long titles and descriptions, and signs the font lacks, are warnings that name the page’s file', () => {
  for (const { path, page } of renderedPages) {
    const warningsOf = (title: string, description: string) =>
      wordWarnings(new Map([[path, { ...page, meta: { title, description, keywords: [] } }]]));
    const short = warningsOf('Our story', 'Short.');
    expect(short.filter((warning) => !warning.includes('leaves out'))).toEqual([]);
    const warnings = warningsOf('Éclairé వ '.repeat(15).trim(), 'x'.repeat(156));
    expect(warnings).toEqual([
      expect.stringContaining('no room for the title "Écl'),
      expect.stringContaining('leaves out వ: its typeface'),
      expect.stringContaining('the title has 149 characters'),
      expect.stringContaining('the description has 156 char'),
    ]);
    for (const warning of warnings)
      expect(existsSync(warning.split(':')[0] ?? ''), path).toBe(true);
  }
});

test('a page without h1, and a title or description that stands twice, are warnings that name the file', () => {
  const [first, second] = renderedPages;
  if (!first || !second) throw new Error('no pages');
  expect(headingWarnings('/about', first.html)).toEqual([]);
  expect(headingWarnings('/about', '<h2>')).toEqual([
    'client/src/content/about.ts: the page has no h1',
  ]);
  expect(repetitionWarnings(new Map(renderedPages.map(({ path, page }) => [path, page])))).toEqual(
    [],
  );
  const twice = new Map([
    ['/', first.page],
    ['/about', { ...second.page, meta: { ...second.page.meta, title: first.page.meta.title } }],
  ]);
  expect(repetitionWarnings(twice)).toEqual([
    'client/src/content/about.ts: the title is that of /, too',
  ]);
});
