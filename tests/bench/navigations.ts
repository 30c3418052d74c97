import type { Browser, Page } from 'playwright';
import { median, overLimits, type Row, round } from './result.ts';
import { arrive, openSlowPage } from './slow-page.ts';

/** What a prefetched navigation may take of the cold load's largest paint. */
const limit = 0.5;

/** The page that a visitor comes from: one with a link to this. */
const originOf = (path: string) =>
  path === '/' ? '/about' : path.startsWith('/services/') ? '/services' : '/';

/** The largest paint of a first visit, in milliseconds from the navigation. */
async function coldLoad(browser: Browser, url: string): Promise<number> {
  const slow = await openSlowPage(browser);
  try {
    await slow.slowNetwork();
    await arrive(slow, url);
    return await slow.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await slow.close();
  }
}

/**
 * Prepares to measure, in milliseconds, from the next click to the end of the first frame in which
 * the heading is another; the returned function waits for it.
 */
async function watchHeading(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const measured = new Promise<number>((resolve) => {
      let clicked = Number.NaN;
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          clicked = timeStamp;
        },
        true,
      );
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent === before) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A task that is posted in a frame comes after its paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clicked);
          port2.postMessage(undefined);
        });
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    Object.assign(window, { measured });
  });
  return () => page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}

/** A click on a link to a page; with prefetching the pointer rests on it until its code is there. */
async function navigate(
  browser: Browser,
  site: string,
  { path, isPrefetched }: { path: string; isPrefetched: boolean },
): Promise<number> {
  const slow = await openSlowPage(browser);
  try {
    await arrive(slow, site + originOf(path));
    await slow.slowNetwork();
    const link = slow.page.locator(`:is(main, footer) a[href="${path}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await slow.quiet();
    const painted = await watchHeading(slow.page);
    if (isPrefetched) {
      await link.hover();
      await slow.quiet();
    }
    await link.click();
    return await painted();
  } finally {
    await slow.close();
  }
}

/** For each route: from the click to the new page's paint, beside the same page's first visit. */
export async function measureNavigations(
  browser: Browser,
  site: string,
  { routes, rounds }: { routes: readonly string[]; rounds: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of routes) {
    const cold: number[] = [];
    const prefetched: number[] = [];
    const plain: number[] = [];
    for (let i = 0; i < rounds; i++) {
      cold.push(await coldLoad(browser, site + path));
      prefetched.push(await navigate(browser, site, { path, isPrefetched: true }));
      plain.push(await navigate(browser, site, { path, isPrefetched: false }));
    }
    const shares = prefetched.map((time, i) => time / (cold[i] ?? Number.NaN));
    const share = round(median(shares), 2);
    const row: Row = {
      page: path,
      'cold load, LCP, ms': round(median(cold)),
      'click, not prefetched, ms': round(median(plain)),
      'click, prefetched, ms': round(median(prefetched)),
      'prefetched / cold': share,
      limit,
      'over its limit': overLimits({ prefetched: share > limit }),
    };
    console.log(`  ${Object.values(row).join('  ')}`);
    rows.push(row);
  }
  return rows;
}
