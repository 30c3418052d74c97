import { faq } from '#client/content/faq.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { expect, open, test } from './support.ts';

// What holds for every page with forced colours, on paper and with larger text: pages.spec.ts.

test('With forced colours the focus can be seen, what is chosen and where one is differ from the rest, and drawings keep their lines apart from their fills', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme: 'dark' });
  await open(page, '/projects');
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const canvas = await page.locator('body').evaluate(ground);
  const links = page.getByRole('navigation', { name: frameLabels.mainNavigation });
  const filters = page.getByRole('group').getByRole('button');
  for (const [chosen, other] of [
    [filters.and(page.getByRole('button', { pressed: true })), filters.last()],
    [links.locator('[aria-current=page]'), links.locator('a:not([aria-current])').first()],
  ] as const)
    expect(await chosen.evaluate(ground)).not.toBe(await other.evaluate(ground));

  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveCSS('outline-style', 'solid');
    await expect(focused).not.toHaveCSS('outline-color', canvas);
  }

  const drawing = page.locator('main svg.drawing').first();
  const { fill, line } = await drawing.evaluate((svg) => {
    const probe = document.createElement('i');
    svg.parentElement?.append(probe);
    probe.style.cssText = 'forced-color-adjust: none; background: var(--sheet)';
    return { line: getComputedStyle(svg).color, fill: getComputedStyle(probe).backgroundColor };
  });
  expect(fill).not.toBe(line);
});

test('On paper all answers are printed, and every figure with its final value', async ({
  page,
}) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
  // Those further down have not begun to count.
  for (const figure of await page.locator('[data-count] [data-final]').all()) {
    await expect(figure.locator('> *')).toBeHidden();
    await expect(figure).toHaveCSS('visibility', 'visible', { pseudo: 'before' });
  }
});
