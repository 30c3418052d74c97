import type { Locator, Page, Request } from 'playwright/test';
import { appReady, expect, open, test } from './support.ts';
import { h1, inFooter } from './visiting.ts';

declare global {
  interface Window {
    /** The largest shift of the layout so far. */
    readonly shift: number;
  }
}

/**
 * Returns the site's own requests from now on. Photographs and drawings are left out, because they may come later.
 */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const needed = ['document', 'script', 'stylesheet', 'font', 'fetch', 'xhr'];
    if (needed.includes(request.resourceType())) requests.push(request);
  });
  return requests;
}

test('a page without its app is one document and one font', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  for (const path of ['/', '/services/bathrooms', '/contact']) {
    const requests = watchRequests(page);
    const html = await (await page.goto(path))?.text();
    await page.evaluate(() => document.fonts.ready);
    const isForPaper = (request: Request) => /\/print-[^/]*\.css$/.test(request.url());
    const types = requests
      .filter((request) => !isForPaper(request))
      .map((request) => request.resourceType());
    const [first, ...others] = types.filter((type) => type !== 'script');
    expect(first).toBe('document');
    expect(others.join()).toMatch(/^(font)?$/);
    page.removeAllListeners('request');
    // The styles for screens are in the page. The page's inline script requests the other scripts after painting.
    expect(html).not.toMatch(
      /rel="?(stylesheet(?!" (media="print,|disabled))|modulepreload)|<script[^>]*\ssrc=/,
    );
  }
});

/** Waits until all requests have arrived, also requests that these cause. */
async function arrived(requests: readonly Request[]): Promise<void> {
  for (let known = 0; known < requests.length; ) {
    known = requests.length;
    for (const request of requests) await (await request.response())?.finished();
  }
}

test('the browser requests the app’s files of a page in parallel', async ({ page }) => {
  // Hold each response until the page can run other code, so that all requests are made before the first response.
  await page.route('**/assets/*.js', async (route) => {
    await page.evaluate(() => {});
    await route.continue();
  });
  for (const path of ['/', '/services/bathrooms', '/services/office-execution', '/contact']) {
    await open(page, path);
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
    );
    const firstAnswer = Math.min(...scripts.map(({ responseEnd }) => responseEnd));
    expect(scripts.filter(({ startTime }) => startTime > firstAnswer)).toEqual([]);
  }
});

test('a page is fetched before its link is clicked', async ({ page }) => {
  const fetched = watchRequests(page);
  await open(page, '/');
  await arrived(fetched);
  const waited = await page.evaluateHandle(() => {
    const seen: Element[] = [];
    new MutationObserver(() => {
      seen.push(...document.querySelectorAll('[aria-busy], .waiting'));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  const approaches: Record<string, (link: Locator) => Promise<void>> = {
    '/services/bathrooms': (link) => link.hover(),
    '/services/modular-kitchens': (link) => link.focus(),
    '/services/bedrooms-wardrobes': (link) => link.dispatchEvent('touchstart'),
  };
  for (const [path, approach] of Object.entries(approaches)) {
    const link = inFooter(page, path);
    const before = fetched.length;
    await approach(link);
    await expect.poll(() => fetched.length).toBeGreaterThan(before);
    await arrived(fetched);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
    // Move the pointer away, so that it is not on another link of the new page.
    await page.mouse.move(0, 0);
    const there = fetched.length;
    await link.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(h1(page)).toBeFocused();
    expect(fetched.slice(there).map((request) => request.url())).toEqual([]);
  }
  expect(await waited.evaluate((seen) => seen.length)).toBe(0);
});

test('nothing moves while a page loads and is hydrated', async ({ page }) => {
  // Delay the fonts, so that the fallback shows first.
  await page.route('**/*.woff2', async (route) => {
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    await page.waitForFunction(isPainted).catch(() => {});
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Math.max(window.shift, entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, paths] of [
    [390, ['/', '/services/bathrooms', '/projects', '/contact']],
    [1280, ['/', '/contact']],
  ] as const)
    for (const path of paths) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await appReady(page);
      const shift = await page.evaluate(async () => {
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        return window.shift;
      });
      // The limit is a tenth of a good score, and visitors cannot see such a shift. A busy browser divides a shift.
      expect(shift, `${path} at ${width} px`).toBeLessThan(0.01);
    }
});
