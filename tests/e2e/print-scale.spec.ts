import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { findProgram } from '#tests/support/browser.mjs';
import { contactForm } from './contact-form.ts';
import { expect, open, test } from './support.ts';

test.skip(!findProgram('pdftoppm'), 'measures PDF files with pdftoppm of poppler-utils');

/** How many pixels a millimetre of the measured paper has. */
const perMm = 10;

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Prints the page as a browser does, and returns each sheet as grey pixels. */
async function printed(page: Page): Promise<Grey[]> {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  const pdf = join(folder, 'page.pdf');
  await page.pdf({ path: pdf, format: 'A4', margin: margins, preferCSSPageSize: true });
  execFileSync('pdftoppm', ['-gray', '-r', `${perMm * 25.4}`, pdf, join(folder, 'sheet')]);
  const files = readdirSync(folder).filter((file) => file.endsWith('.pgm'));
  const sheets = files.sort().map((file) => {
    const pgm = readFileSync(join(folder, file));
    const [, width = 0, height = 0] =
      /^P5\s(\d+)\s(\d+)\s255\s/.exec(pgm.toString('latin1', 0, 40))?.map(Number) ?? [];
    return { width, height, pixels: pgm.subarray(pgm.length - width * height) };
  });
  rmSync(folder, { recursive: true });
  return sheets;
}

/** Returns whole millimetres: a browser counts paper in points. */
const inMm = (pixels: number) => Math.round(pixels / perMm);

const margins = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** Returns the lengths in millimetres of all black lines of a sheet that are longer than 4 cm. */
function lineLengths({ width, height, pixels }: Grey): number[] {
  const found = new Set<number>();
  for (let y = 0; y < height; y++)
    for (let x = 0, from = 0; x <= width; x++) {
      const isBlack = x < width && (pixels[y * width + x] ?? 255) < 128;
      if (isBlack) continue;
      if (x - from > 40 * perMm) found.add((x - from) / perMm);
      from = x + 1;
    }
  return [...found];
}

/** Expects a line of this length, within the width of a pencil line. */
const expectLine = (lengths: readonly number[], mm: number, what: string) =>
  expect(
    lengths.some((length) => Math.abs(length - mm) <= 0.4),
    `${what}: ${mm} mm among ${lengths.join(', ')}`,
  ).toBe(true);

/** The scale bar shows 4,800 mm. The slabs of a drawing are 5,360 mm long, and those of a room's head 5,040 mm. */
const bar = 96;
const slab = 107.2;
const slabOfHead = 100.8;

/** Each of these pages has another template. */
for (const path of [
  '/services/office-execution',
  '/services/modular-kitchens',
  '/services/bathrooms',
])
  test(`The drawing of ${path} is printed at 1:50 with a scale bar`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const lengths = (await printed(page)).flatMap(lineLengths);
    const isRoom = await page.locator('.photo-frame-head + .scale-bar-of-room').count();
    expectLine(lengths, bar, 'scale bar');
    expectLine(lengths, isRoom ? slabOfHead : slab, 'slab');
  });

for (const type of ['bathroom', 'complete-home'])
  test(`The sheet of ${type} is printed on one A4 page at 1:50`, async ({ page }) => {
    await open(page, '/contact');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
    const { fill, field, send, confirmation } = contactForm(page);
    await fill('Asha Rao');
    await field('projectType').selectOption(type);
    const expectSheet = async () => {
      const sheets = await printed(page);
      const sizes = sheets.map(({ width, height }) => [width, height].map(inMm));
      expect(sizes).toEqual([[297, 210]]);
      const lengths = sheets.flatMap(lineLengths);
      expectLine(lengths, bar, 'scale bar');
      // The house is 9,600 mm wide between its walls.
      expectLine(lengths, type === 'complete-home' ? 2 * slab : slab, 'slab');
    };
    await expectSheet();
    await send.click();
    await expect(confirmation).toBeVisible();
    await expectSheet();
  });
