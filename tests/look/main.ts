import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
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

await buildIfStale();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: browserArguments,
  ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
});
// The site is a process group of its own, so no signal of the terminal reaches it. It ends after the browser.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => browser.close());
const site = await startBuiltSite();
try {
  await takeScreens();
} finally {
  await browser.close();
  await site.stop();
}
console.log(`\nAll screens: ${pathToFileURL(join(folder, 'index.html'))}`);

async function takeScreens(): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  let sheet = '<!doctype html><meta charset="utf-8"><title>The whole site</title>';
  for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
    console.log(path);
    await page.goto(site.origin + path);
    // The browser fetches photographs when they come near the screen.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    sheet += `<figure style="display: inline-block; vertical-align: top">${path}<br>`;
    for (const width of [390, 1280]) {
      const file = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`;
      await page.setViewportSize({ width, height: 844 });
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      await page.screenshot({ path: join(folder, file), fullPage: true });
      sheet += `<a href="${file}"><img src="${file}" width="${width / 4}" loading="lazy"></a> `;
    }
    sheet += '</figure>';
  }
  await writeFile(join(folder, 'index.html'), sheet);
}
