import type { Page } from 'playwright/test';
import { contactForm } from './contact-form.ts';
import { expect, open, test } from './support.ts';

/**
 * Shows the page as on paper with this room between its margins. Returns the millimetres that a unit has in the
 * drawing and in its scale bar.
 */
async function printedUnits(page: Page, roomMm: number) {
  const perMm = 96 / 25.4;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.ceil(roomMm * perMm), height: 800 });
  // A browser would print a wider page smaller.
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  const drawings = page.locator(
    ':is(.to-scale, .photo-frame-head:has(+ .scale-bar-of-room), .your-sheet) svg.drawing',
  );
  const units = [];
  for (const part of [drawings, page.locator('.scale-bar-of-room')]) {
    const shown = part.filter({ visible: true });
    await expect(shown).toHaveCount(1);
    const pixels = await shown.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
    units.push(Number((pixels / perMm).toFixed(3)));
  }
  return units;
}

/** Each of these pages has another template. */
for (const path of [
  '/services/office-execution',
  '/services/modular-kitchens',
  '/services/bathrooms',
])
  test(`the drawing of ${path} is printed at 1:50 with a scale bar`, async ({ page }) => {
    await page.goto(path);
    // A unit of the drawing is 10 mm of the room.
    expect(await printedUnits(page, 190)).toEqual([0.2, 0.2]);
  });

for (const [type, unit] of [
  ['bathroom', 0.2],
  // A unit of the house is 20 mm.
  ['complete-home', 0.4],
] as const)
  test(`the sheet of ${type} is printed on one A4 page at 1:50`, async ({ page }) => {
    await open(page, '/contact');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
    const { fill, field, send, confirmation } = contactForm(page);
    await fill('Asha Rao');
    await field('projectType').selectOption(type);
    const expectSheet = async () => {
      expect(await printedUnits(page, 277)).toEqual([unit, 0.2]);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sizes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 (\d+)\S* (\d+)/g)];
      expect(sizes.map(([, width, height]) => `${width} x ${height}`)).toEqual(['841 x 594']);
      await page.emulateMedia({ media: 'screen' });
    };
    await expectSheet();
    await send.click();
    await expect(confirmation).toBeVisible();
    await expectSheet();
  });
