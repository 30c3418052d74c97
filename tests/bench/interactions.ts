import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { type Interaction, interactions } from './interaction-list.ts';
import { measureNavigations } from './navigations.ts';
import {
  type BenchContext,
  type BenchResult,
  median,
  overLimits,
  percentile,
  type Row,
  round,
} from './result.ts';
import { serveCopy } from './site-copy.ts';
import { arrive, launchBrowser, openSlowPage } from './slow-page.ts';

/** Milliseconds to the next paint, at the 75th percentile. */
const limit = 100;

/** The shortest event that browsers report, in milliseconds. */
const shortest = 16;

type Observed = { readonly events: PerformanceEventTiming[] };

/** The longest of the interactions that an act consists of, in milliseconds to the next paint. */
async function measure(
  browser: Browser,
  site: string,
  { path, width, prepare, act, done }: Interaction,
): Promise<number> {
  const slow = await openSlowPage(browser, width);
  const { page, quiet } = slow;
  try {
    await page.addInitScript(() => {
      const events: PerformanceEventTiming[] = [];
      Object.assign(window, { events });
      const observer = new PerformanceObserver((list) => {
        events.push(...(list.getEntries() as PerformanceEventTiming[]));
      });
      const threshold = { durationThreshold: 16 } as PerformanceObserverInit;
      observer.observe({ ...threshold, type: 'event', buffered: true });
      observer.observe({ type: 'first-input', buffered: true });
    });
    await arrive(slow, site + path);
    await prepare?.(page);
    await quiet();
    await page.evaluate(() => {
      (window as unknown as Observed).events.length = 0;
    });
    await act(page);
    await done(page);
    await quiet();
    // Events are reported some frames later.
    await sleep(300);
    return await page.evaluate(
      (least) =>
        (window as unknown as Observed).events
          .filter(({ interactionId }) => interactionId > 0)
          .reduce((longest, { duration }) => Math.max(longest, duration), least),
      shortest,
    );
  } finally {
    await slow.close();
  }
}

async function measureInteractions(
  browser: Browser,
  site: string,
  { routes, rounds }: { routes: readonly string[]; rounds: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  const all: number[] = [];
  for (const interaction of interactions.filter(({ path }) => routes.includes(path))) {
    const times: number[] = [];
    for (let i = 0; i < rounds; i++) times.push(await measure(browser, site, interaction));
    const { name, path, width } = interaction;
    const row = {
      interaction: name,
      'on page': path,
      'screen, px': width,
      'to next paint, ms': median(times),
    };
    console.log(`  ${Object.values(row).join('  ')}`);
    rows.push(row);
    all.push(...times);
  }
  if (all.length === 0) return rows;
  const typical = round(percentile(all, 0.75));
  const over = overLimits({ 'interaction to next paint': typical > limit });
  const summary = { interaction: '75th percentile', 'to next paint, ms': typical, limit };
  return [...rows, { ...summary, 'over its limit': over }];
}

/** What a visitor waits for with a processor four times slower: after each touch, and for each page. */
export async function benchInteractions(
  context: BenchContext,
  routes: readonly string[],
): Promise<BenchResult> {
  const { rounds } = context;
  const site = await serveCopy(context, true);
  const browser = await launchBrowser(context);
  const options = { routes, rounds };
  return {
    tables: [
      await measureInteractions(browser, site, options),
      await measureNavigations(browser, site, options),
    ],
    notes: [
      `Medians of ${rounds} rounds, each in a context of its own, processor four times slower; the percentile is that of all rounds together.`,
      'To the next paint: the longest interaction of the act, as web-vitals counts it; one too short to be reported counts as 16 ms. Links were pointed at before.',
      'Clicks and cold loads: network of 150 ms and 1.6 Mbps; a click ends with the first frame that shows the new heading. A share is the median of the rounds’ shares.',
    ],
  };
}
