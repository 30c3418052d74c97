import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArguments, ensureBrowser } from '../support/browser.mjs';
import { round } from './result.ts';
import { photographs } from './site-copy.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const metrics = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** A run takes some 15 s; one that hangs is begun again. */
const runTimeoutMs = 90_000;

async function run(url: string, onlyCategories: readonly Category[], withPhotographs: boolean) {
  const chrome = await launch({
    chromePath: await ensureBrowser({ isWhole: true }),
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  });
  try {
    const running = lighthouse(url, {
      ...{ port: chrome.port, output: 'json', logLevel: 'silent', disableFullPageScreenshot: true },
      ...{ onlyCategories: [...onlyCategories] },
      blockedUrlPatterns: withPhotographs ? [] : [`*${photographs}*`],
    });
    // It may fail after it was given up.
    running.catch(() => {});
    const late = sleep(runTimeoutMs, undefined, { ref: false });
    const result = await Promise.race([running, late]);
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
 * in a browser of its own. Scores are of 100; largest paint and blocking time in milliseconds.
 *
 * @param withPhotographs otherwise none of them is answered
 */
export async function measure(
  url: string,
  onlyCategories: readonly Category[],
  withPhotographs = false,
) {
  const { lhr } = await run(url, onlyCategories, withPhotographs).catch((error) => {
    console.log(`  again, because Lighthouse failed on ${url}: ${error.message}`);
    return run(url, onlyCategories, withPhotographs);
  });
  const { audits, categories: judged } = lhr;
  const value = (name: keyof typeof metrics) => audits[metrics[name]]?.numericValue ?? Number.NaN;
  return {
    ...{ lcp: value('lcp'), tbt: value('tbt'), cls: value('cls') },
    score: (name: Category) => round((judged[name]?.score ?? 0) * 100),
    faults: Object.values(judged).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    ),
  };
}
