import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { routes as routeTable } from '#client/routes.tsx';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { browserArguments, ensureBrowser } from '../support/browser.mjs';
import { blockingTime } from './blocking-time.ts';
import { startChild } from './child.ts';
import { type BenchContext, type BenchResult, median, type Row, round } from './result.ts';
import { copyWithoutScripts } from './scriptless.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Category = (typeof categories)[number];

/** Photographs are kept out: they are another company's, and no measurement should depend on them. */
const blockedUrlPatterns = ['*://images.unsplash.com/*'];

/** A run takes some 15 s; one that hangs is begun again. */
const runTimeoutMs = 90_000;

async function runLighthouse(url: string, onlyCategories: readonly Category[]) {
  const chrome = await launch({
    chromePath: await ensureBrowser(),
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  });
  try {
    const run = lighthouse(url, {
      ...{ port: chrome.port, output: 'json', logLevel: 'silent', disableFullPageScreenshot: true },
      ...{ onlyCategories: [...onlyCategories], blockedUrlPatterns },
    });
    // It may fail after it was given up.
    run.catch(() => {});
    const late = sleep(runTimeoutMs, undefined, { ref: false });
    const result = await Promise.race([run, late]);
    if (!result) throw new Error('it does not end');
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    return result;
  } finally {
    chrome.kill();
  }
}

/**
 * One run of Lighthouse as it is for phones: a simulated slow 4G and a processor four times slower,
 * in a browser of its own.
 */
async function measure(url: string, onlyCategories: readonly Category[]) {
  const result = await runLighthouse(url, onlyCategories).catch((error) => {
    console.log(`  again, because Lighthouse failed on ${url}: ${error.message}`);
    return runLighthouse(url, onlyCategories);
  });
  const { audits, categories: judged } = result.lhr;
  const score = (name: Category) => round((judged[name]?.score ?? 0) * 100);
  const value = (name: keyof typeof metrics) => audits[metrics[name]]?.numericValue ?? Number.NaN;
  const faults = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return { score, value, faults, blocking: await blockingTime(result) };
}

/** Measures a page with its scripts and without, in turns, and gives the medians. */
async function measurePage(
  path: string,
  { site, scriptless, rounds }: { site: number; scriptless: number; rounds: number },
): Promise<Row> {
  type Run = Awaited<ReturnType<typeof measure>>;
  const runs: { own: Run; floor: Run }[] = [];
  for (let i = 0; i < rounds; i++) {
    const own = await measure(`http://localhost:${site}${path}`, categories);
    const url = `http://localhost:${scriptless}${path}`;
    const floor = await measure(url, ['performance']);
    runs.push({ own, floor });
  }
  const scores = categories.map((name) => [name, median(runs.map(({ own }) => own.score(name)))]);
  const faults = new Set(runs.flatMap(({ own }) => own.faults));
  if (faults.size > 0) console.log(`  ${path}: ${[...faults].join('; ')}`);
  const of = (name: keyof typeof metrics) => median(runs.map(({ own }) => own.value(name)));
  return {
    page: path,
    ...Object.fromEntries(scores),
    'LCP, ms': round(of('LCP, ms')),
    'LCP / without scripts': round(
      median(runs.map(({ own, floor }) => own.value('LCP, ms') / floor.value('LCP, ms'))),
      2,
    ),
    'TBT, ms': round(of('TBT, ms')),
    'TBT without scripts, ms': round(median(runs.map(({ floor }) => floor.value('TBT, ms')))),
    'TBT by processor time': round(median(runs.map(({ own }) => own.blocking))),
    CLS: round(of('CLS'), 3),
  };
}

/**
 * Lighthouse on every page, or on those named; and each page's largest paint against that of the
 * same page with its scripts removed.
 */
export async function benchPages(
  { dist, scope, rounds }: BenchContext,
  routes = routeTable.map(({ path }) => path),
): Promise<BenchResult> {
  const copy = await makeTemporaryFolder('bench');
  scope.atEnd(copy.remove);
  await copyWithoutScripts(join(dist, 'public'), copy.path);
  const site = (await startChild('./page-server.ts', scope, { folder: join(dist, 'public') })).port;
  const scriptless = (await startChild('./page-server.ts', scope, { folder: copy.path })).port;

  const rows: Row[] = [];
  for (const path of routes) {
    const row = await measurePage(path, { site, scriptless, rounds });
    console.log(`  ${Object.values(row).join('  ')}`);
    rows.push(row);
  }
  return {
    rows,
    notes: [
      `Lighthouse for phones (simulated slow 4G, processor four times slower), medians of ${rounds} rounds; each round measures the page and the page without its scripts.`,
      'TBT by processor time leaves out what other programs on the machine did meanwhile; beyond a load of about 1 only this one tells of the page.',
      'Photographs of the stock host are blocked in both.',
    ],
  };
}
