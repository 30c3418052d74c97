import { faq } from '#client/content/faq.ts';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { appReady, expect, test } from './support.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`With ${colorScheme} forced colours`, () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce', colorScheme } });

    test('the focus can be seen, what is chosen and where one is differ from the rest, and drawings keep their lines apart from their fills', async ({
      page,
    }) => {
      await page.goto('/projects');
      await appReady(page);
      const ground = (element: Element) => getComputedStyle(element).backgroundColor;
      const canvas = await page.locator('body').evaluate(ground);
      const links = page.getByRole('navigation', { name: frameLabels.mainNavigation });
      const here = links.locator('[aria-current=page]');
      const elsewhere = links.locator('a:not([aria-current])').first();
      const filters = page.getByRole('group').getByRole('button');
      for (const [chosen, other] of [
        [filters.and(page.getByRole('button', { pressed: true })), filters.last()],
        [here, elsewhere],
      ] as const)
        expect(await chosen.evaluate(ground)).not.toBe(await other.evaluate(ground));
      await expect(elsewhere).toHaveCSS('border-bottom-color', canvas);

      for (let stop = 0; stop < headerLinks.length + 10; stop++) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        await expect(focused).toHaveCSS('outline-style', 'solid');
        await expect(focused).toHaveCSS('outline-width', '3px');
        await expect(focused).not.toHaveCSS('outline-color', canvas);
      }

      const { fill, line } = await page
        .locator('main svg.drawing')
        .first()
        .evaluate((drawing) => {
          const probe = document.createElement('i');
          drawing.parentElement?.append(probe);
          probe.style.cssText = 'forced-color-adjust: none; background: var(--sheet)';
          const fill = getComputedStyle(probe).backgroundColor;
          return { line: getComputedStyle(drawing).color, fill };
        });
      expect(fill).not.toBe(line);
    });
  });
}

test('On paper all answers are printed, and every figure with its final value', async ({
  page,
}) => {
  await page.goto('/');
  await appReady(page);
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
  // Those further down have not begun to count.
  for (const counter of await page.locator('[data-count]').all()) {
    await expect(counter.locator('[data-final] > *')).toBeHidden();
    await expect(counter.locator('[data-final]')).toHaveCSS('visibility', 'visible', {
      pseudo: 'before',
    });
  }
});
