import { existsSync } from 'node:fs';
import { expect, test } from './support.ts';

// Ten screens of which each shows sections that others lack.
const paths = [
  ...['/', '/about', '/services', '/services/office-execution', '/services/modular-kitchens'],
  ...[
    '/services/smart-automation',
    '/services/bathrooms',
    '/projects',
    '/contact',
    '/no-such-page',
  ],
];

// The typeface is set by a style that the site's own policy forbids.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const path of paths) {
  for (const width of [390, 1280]) {
    const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`;

    test(`${path} looks as in the stored picture at ${width} px`, async ({
      page,
      expectOnConsole,
    }) => {
      const info = test.info();
      const isUpdate = ['all', 'changed'].includes(info.config.updateSnapshots);
      test.skip(
        !isUpdate && !existsSync(info.snapshotPath(name, { kind: 'screenshot' })),
        'no picture is stored',
      );
      if (path === '/no-such-page') expectOnConsole(/404/);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      // The company's own typeface for everything: machines differ in theirs.
      await page.addStyleTag({ content: '* { font-family: "Anek Latin" !important }' });
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
      });
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      await expect(page).toHaveScreenshot(name, {
        fullPage: true,
        // Another machine smooths edges in another way.
        maxDiffPixelRatio: 0.02,
        threshold: 0.3,
      });
    });
  }
}

test('What assistive technology meets on Home: links, banner, sections with headings, footer, actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link
    - banner:
      - link
      - button
    - main:
      - heading [level=1]
      - region:
        - heading [level=2]
        - list:
          - listitem:
            - heading [level=3]
      - region:
        - heading [level=2]
        - group:
          - button [pressed]
          - button
        - status
        - list
      - region:
        - heading [level=2]
        - heading [level=3]:
          - button
    - contentinfo:
      - region:
        - heading [level=2]
        - list
      - navigation:
        - heading [level=2]
        - list
    - complementary:
      - link
    - status
  `);
});

test('What assistive technology meets in the form: fields in their order, what is agreed, the button', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - heading [level=2]
    - textbox
    - textbox
    - textbox
    - combobox:
      - option [selected]
    - combobox:
      - option [selected]
    - textbox
    - group
    - button
  `);
});
