import type { Page } from 'playwright/test';
import { frameLabels } from '#client/content/navigation.ts';
import { contrast } from '../../client/build/contrast-warnings.ts';
import { installMeasures } from './measure.ts';
import { appReady, expect, test } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The last is a screen of 1280 by 1024 px, enlarged four times. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
];

/** Presses Tab from the top of the page until the focus leaves it, and measures every stop. */
async function walk(page: Page) {
  const stops: NonNullable<ReturnType<typeof window.measures.focusStop>>[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      // What the focus brings into view has been scrolled to by the next frame.
      await new Promise(requestAnimationFrame);
      return window.measures.focusStop();
    });
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > 150) throw new Error(`no end of the page after ${stop.name}`);
  }
}

/** "#14213d" for "rgb(20, 33, 61)". */
const toHex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

for (const path of ['/', '/projects', '/contact']) {
  test(`On ${path} the focus can be seen at every stop, on a phone, a wide screen and an enlarged one`, async ({
    page,
  }) => {
    await installMeasures(page);
    await page.goto(path);
    await appReady(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(15);
      expect(stops[0]?.name).toContain(frameLabels.skipToContent);
      const faint = stops.filter(
        ({ coveredBy, outline, colours: [line, ground] }) =>
          coveredBy.length > 0 || outline < 2 || contrast(toHex(line), toHex(ground)) < 3,
      );
      expect(faint, `at ${size.width} x ${size.height} px`).toEqual([]);
    }
  });
}
