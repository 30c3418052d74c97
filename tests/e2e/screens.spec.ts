import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectFiles } from '#tests/support/project-files.ts';
import { expect, oneOfAKind, test } from './support.ts';

/** A hash of the words in the pictures. With other words, lines break elsewhere. */
const words = createHash('sha256');
for (const file of projectFiles().sort())
  if (/^client.src.content|^shared.company\.ts/.test(file)) words.update(readFileSync(file));
const digest = words.digest('hex');
const digestFile = join(import.meta.dirname, 'pictures/words.sha256');
const isOfTheseWords = existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digest;

// Each of these ten screens shows sections that the others lack.
const others = ['/', '/about', '/services', '/projects', '/contact', '/no-such-page'];

// The test sets the typeface with a style that the site's own policy forbids.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const path of [...others, ...oneOfAKind])
  test(`${path} looks as in the stored pictures`, async ({ page, expectOnConsole }) => {
    const isUpdate = ['all', 'changed'].includes(test.info().config.updateSnapshots);
    test.skip(!isUpdate && !isOfTheseWords, 'The words have changed since: --update-snapshots');
    if (path === '/no-such-page') expectOnConsole(/404/);
    await page.goto(path);
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
      const tolerance = { maxDiffPixelRatio: 0.005, threshold: 0.3 };
      const picture = test.info().snapshotPath(name, { kind: 'screenshot' });
      const stored = existsSync(picture) ? readFileSync(picture) : null;
      await expect.soft(page).toHaveScreenshot(name, { fullPage: true, ...tolerance });
      if (!isUpdate) continue;
      await writeFile(digestFile, digest);
      // Playwright has written only the pictures that differ.
      if (stored?.equals(readFileSync(picture))) continue;
      // Sixteen colours are enough to compare, and take a quarter of the bytes.
      await writeFile(picture, await sharp(picture).png({ colours: 16, dither: 0 }).toBuffer());
    }
  });
