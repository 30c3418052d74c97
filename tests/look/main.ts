import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { routes } from '#client/routes.tsx';
import { buildIfStale } from '#server/launch/build.mjs';
import { root } from '#server/launch/child.mjs';
import { browserArguments, ensureBrowser } from '#tests/support/browser.mjs';
import { startBuiltSite } from '#tests/support/built-site.ts';

/*
 * Implements `npm run look`: takes screenshots of every page of the built site at a phone's and a desk's width, and
 * shows them on one page. Without a network, drawings replace the photographs.
 */
const folder = join(root, '.cache/look');
const paths = [...routes.map(({ path }) => path), '/no-such-page'];
const widths = [390, 1280];

const fileOf = (path: string, width: number) =>
  `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`;

/** Takes a screenshot of every whole page at one width, after motion has ended. */
async function photograph(browser: Browser, origin: string, width: number): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width === 390 ? 844 : 800 },
    reducedMotion: 'reduce',
  });
  for (const path of paths) {
    await page.goto(origin + path);
    // The browser fetches photographs when they come near the screen.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.screenshot({ path: join(folder, fileOf(path, width)), fullPage: true });
    console.log(`${path} at ${width} px`);
  }
  await page.close();
}

const figure = (path: string) => {
  const pictures = widths.map((width) => {
    const file = fileOf(path, width);
    return `<a href="${file}"><img src="${file}" width="${width / 4}" loading="lazy"></a>`;
  });
  return `<figure style="display: inline-block; vertical-align: top">${path}<br>${pictures.join(' ')}</figure>`;
};
const sheet = `<!doctype html><meta charset="utf-8"><title>The whole site</title>
<body style="font: 14px system-ui; background: #ddd">${paths.map(figure).join('\n')}`;

await buildIfStale();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startBuiltSite();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: browserArguments,
});
await Promise.all(widths.map((width) => photograph(browser, site.origin, width)));
await writeFile(join(folder, 'index.html'), sheet);
await browser.close();
await site.stop();
console.log(`\nAll screens: ${pathToFileURL(join(folder, 'index.html'))}`);
