import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, oneOfAKind, open, test } from './support.ts';

// Each of these ten pages shows sections that the others lack.
const others = ['/', '/about', '/services', '/projects', '/contact', '/no-such-page'];

// The test sets the typeface with a style that the site's own policy forbids.
// Pictures of half the size show as well what a change has moved, and take a quarter of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, deviceScaleFactor: 0.5 });

/** Replaces all words by other words of about their length, so that a change of words needs no new pictures. */
function replaceWords(): void {
  const words = 'Built Right. Delivered Fast. ';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const { length } = text.data.trim();
    if (length === 0 || text.parentElement?.closest('script, style, svg')) continue;
    const about = length < 5 ? 2 : 20 * Math.ceil(length / 20) - 10;
    text.data = words.repeat(Math.ceil(about / words.length)).slice(0, about);
  }
}

for (const path of [...others, ...oneOfAKind])
  test(`${path} looks as in the stored pictures`, async ({ page, expectOnConsole }) => {
    const isUpdate = ['all', 'changed'].includes(test.info().config.updateSnapshots);
    if (path === '/no-such-page') expectOnConsole(/404/);
    await open(page, path);
    await page.evaluate(replaceWords);
    // Use the company's typeface for everything, because machines have different fonts.
    await page.addStyleTag({ content: '* { font-family: "Anek Latin" !important }' });
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`;
      // Another machine smooths the edges of letters differently, in up to 0.2 % of the pixels.
      const options = { maxDiffPixelRatio: 0.005, threshold: 0.3, scale: 'device' } as const;
      const picture = test.info().snapshotPath(name, { kind: 'screenshot' });
      const stored = existsSync(picture) ? readFileSync(picture) : null;
      await expect.soft(page).toHaveScreenshot(name, { fullPage: true, ...options });
      // Playwright has written only the pictures that differ.
      if (!isUpdate || stored?.equals(readFileSync(picture))) continue;
      // Sixteen colours are enough to compare, and take a quarter of the bytes.
      await writeFile(picture, await sharp(picture).png({ colours: 16, dither: 0 }).toBuffer());
    }
  });
