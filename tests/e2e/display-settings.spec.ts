import { faq } from '#client/content/faq.ts';
import { appReady, expect, layOutAll, photoHost, test } from './support.ts';

const paths = [
  '/',
  '/about',
  '/services',
  '/services/office-execution',
  '/services/modular-kitchens',
  '/services/bathrooms',
  '/projects',
  '/contact',
];

test('Whoever has set text twice as large gets the layout of a smaller screen', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  await page.route(`${photoHost}/**`, (route) => route.abort());
  for (const path of paths) {
    await page.goto(`${baseURL}${path}`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    for (const width of [640, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${path} at ${width} px`).toBe(0);
    }
  }
  await browser.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`With ${colorScheme} forced colours`, () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce', colorScheme } });

    test('every button and field has a border that can be seen', async ({ page }) => {
      for (const path of ['/', '/contact', '/projects', '/services']) {
        await page.goto(path);
        expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
        const invisible = await page
          .locator('.button, .badge, .field, aside a, fieldset')
          .evaluateAll((all) => {
            const canvas = getComputedStyle(document.body).backgroundColor;
            return all
              .filter((element) => element.checkVisibility())
              .filter((element) => {
                const { borderTopColor, borderTopWidth } = getComputedStyle(element);
                return borderTopColor === canvas || Number.parseFloat(borderTopWidth) < 1;
              })
              .map((element) => element.outerHTML.slice(0, 80));
          });
        expect(invisible, path).toEqual([]);
      }
    });

    test('the focus can be seen', async ({ page }) => {
      await page.goto('/contact');
      await appReady(page);
      for (let stop = 0; stop < 20; stop++) {
        await page.keyboard.press('Tab');
        const { outline, ground } = await page.evaluate(() => {
          const style = getComputedStyle(document.activeElement ?? document.body);
          return {
            outline: [style.outlineStyle, style.outlineWidth, style.outlineColor],
            ground: getComputedStyle(document.body).backgroundColor,
          };
        });
        expect(outline.slice(0, 2)).toEqual(['solid', '3px']);
        expect(outline[2]).not.toBe(ground);
      }
    });

    test('what is chosen and where one is differ from the rest', async ({ page }) => {
      await page.goto('/projects');
      await appReady(page);
      for (const [chosen, other] of [
        [
          page.getByRole('button', { pressed: true }),
          page.getByRole('button', { name: 'Office Projects' }),
        ],
        [
          page.getByRole('banner').getByRole('link', { name: 'Projects' }),
          page.getByRole('banner').getByRole('link', { name: 'About' }),
        ],
      ] as const) {
        const ground = (element: Element) => getComputedStyle(element).backgroundColor;
        expect(await chosen.evaluate(ground)).not.toBe(await other.evaluate(ground));
      }
      const underline = page.getByRole('banner').getByRole('link', { name: 'About' });
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await expect(underline).toHaveCSS('border-bottom-color', canvas);
    });

    test('drawings keep their lines apart from their fills', async ({ page }) => {
      await page.goto('/');
      const colours = await page
        .locator('main svg.drawing')
        .first()
        .evaluate((drawing) => {
          const style = getComputedStyle(drawing);
          const probe = document.createElement('i');
          drawing.parentElement?.append(probe);
          probe.style.cssText = 'forced-color-adjust: none; background: var(--sheet)';
          const fill = getComputedStyle(probe).backgroundColor;
          probe.remove();
          return { line: style.color, fill };
        });
      expect(colours.fill).not.toBe(colours.line);
    });
  });
}

test.describe('On paper', () => {
  test.use({ viewport: { width: 794, height: 1123 } });

  for (const path of paths) {
    test(`${path} is black on white, with nothing laid over it`, async ({ page }) => {
      await page.goto(path);
      await appReady(page);
      await layOutAll(page);
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('complementary')).toBeHidden();
      const coloured = () =>
        page.locator('body *').evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { color, backgroundColor, position } = getComputedStyle(element);
              const isPlain = color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)';
              return !isPlain || position === 'fixed' || position === 'sticky';
            })
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      // Buttons take a moment to change their ground.
      await expect.poll(coloured).toEqual([]);
    });
  }

  test('all answers are printed, and every figure with its final value', async ({ page }) => {
    await page.goto('/');
    await appReady(page);
    await page.emulateMedia({ media: 'print' });
    for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
    // Those further down have not begun to count.
    for (const counter of await page.locator('[data-count]').all()) {
      await expect(counter.locator('.sr-only')).toBeVisible();
      await expect(counter.locator('[aria-hidden]')).toBeHidden();
    }
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
  });
});
