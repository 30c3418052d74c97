import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { drawPreview } from '#build/site/preview-images.ts';
import { previewTitle } from '#client/head/head.ts';
import { company } from '#shared/company.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';

test('a preview image shows the company’s name and the page’s title', () => {
  for (const { path, page } of renderedPages) {
    const title = previewTitle(page.meta);
    expect(title, path).not.toContain('|');
    const image = drawPreview(title, page.drawing);
    expect(image, path).not.toContain('var(');
    const [name, ...lines] = parse(image)
      .querySelectorAll('text')
      .map(({ text }) => text);
    expect(name).toBe(company.name);
    expect(lines.join(' '), path).toContain(title);
  }
});

test('a title of any length has room on its preview image', () => {
  const title = 'Éclairé వ '.repeat(15).trim();
  for (const drawing of ['section-long', 'bathroom'] as const)
    expect(parse(drawPreview(title, drawing)).text.match(/Éclairé/g)).toHaveLength(15);
});
