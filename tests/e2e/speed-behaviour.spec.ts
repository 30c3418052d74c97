import type { Page, Request } from 'playwright/test';
import { appReady, expect, test } from './support.ts';

/** What a page is made of; photographs and drawings may come later. */
const needed = ['document', 'script', 'stylesheet', 'font', 'fetch', 'xhr'];

/** The site's own requests for what pages are made of, from now on. */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (needed.includes(request.resourceType())) requests.push(request);
  });
  return requests;
}

test('Before the app comes, a page is one document and at most two fonts', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  for (const path of ['/', '/services/bathrooms', '/contact']) {
    const requests = watchRequests(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const types = requests
      .filter((request) => !/\.(js|css)$/.test(request.url()))
      .map((request) => request.resourceType());
    expect(types.filter((type) => type === 'document')).toHaveLength(1);
    expect(types.filter((type) => type === 'font').length).toBeLessThanOrEqual(2);
    expect(types.filter((type) => type !== 'document' && type !== 'font')).toEqual([]);
    page.removeAllListeners('request');
    // Styles stand in the page; scripts are asked for by its own inline one, after it is painted.
    const html = await (await page.request.get(path)).text();
    expect(html).not.toMatch(/rel="?(stylesheet|modulepreload)|<script[^>]*\ssrc=/);
  }
});

/** Waits until all that was asked for has come, and what that asked for. */
async function arrived(requests: readonly Request[]): Promise<void> {
  for (let known = 0; known < requests.length; ) {
    known = requests.length;
    for (const request of requests) await (await request.response())?.finished();
  }
}

test('Pointing at a link, focusing or touching it fetches its page, which is then shown without another request', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  const fetched = watchRequests(page);
  await page.goto('/');
  await appReady(page);
  await arrived(fetched);
  for (const [name, show] of [
    ['Bathrooms', () => link('Bathrooms').hover()],
    ['Modular kitchens', () => link('Modular kitchens').focus()],
    ['Bedrooms', () => link('Bedrooms').dispatchEvent('touchstart')],
  ] as const) {
    const before = fetched.length;
    await show();
    await expect.poll(() => fetched.length).toBeGreaterThan(before);
    await arrived(fetched);
    // Off the link, lest the pointer stand on another one of the new page.
    await page.mouse.move(0, 0);
    const there = fetched.length;
    await link(name).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}`));
    expect(fetched.slice(there).map((request) => request.url())).toEqual([]);
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test(`At ${viewport.width} px nothing moves while a page loads, its fonts come and the app takes over`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Late fonts, so that the fallback is seen first.
    await page.route('**/*.woff2', async (route) => {
      const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
      await page.waitForFunction(isPainted).catch(() => {});
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/services/bathrooms', '/projects', '/contact']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await appReady(page);
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
      );
      const shifts = await page.evaluate(
        () => (globalThis as unknown as { shifts: number[] }).shifts,
      );
      const sum = shifts.reduce((total, shift) => total + shift, 0);
      // A hundredth is a tenth of what counts as good, and cannot be seen.
      expect(sum, path).toBeLessThan(0.01);
    }
  });
