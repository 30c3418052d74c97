import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserArguments, ensureBrowser } from '../support/browser.mjs';
import type { BenchContext } from './result.ts';

/** Lighthouse's phone: how many times slower its processor is, and its mobile network. */
const processorSlowdown = 4;
const network = {
  ...{ offline: false, latency: 150 },
  // Bytes a second: 1.6 Mbps down, 750 kbps up.
  ...{ downloadThroughput: 200_000, uploadThroughput: 93_750 },
};

/** A page in a context of its own, with a cold cache and a processor four times slower. */
export interface SlowPage {
  readonly page: Page;
  /** From now on the network is a phone's. */
  readonly slowNetwork: () => Promise<unknown>;
  /** Waits until the page has fetched nothing for half a second. */
  readonly quiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function launchBrowser({ scope }: BenchContext): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser({ isWhole: true }),
    args: browserArguments,
  });
  scope.atEnd(() => browser.close());
  return browser;
}

/** Counts the requests under way; `lastChange` is a time of `performance.now()`. */
function watchRequests(page: Page) {
  const requests = { open: 0, lastChange: performance.now() };
  const count = (change: number) => () => {
    requests.open += change;
    requests.lastChange = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return requests;
}

/** @param width of the screen, in CSS pixels: 390 is a phone's */
export async function openSlowPage(browser: Browser, width = 390): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const requests = watchRequests(page);
  return {
    page,
    slowNetwork: () => session.send('Network.emulateNetworkConditions', network),
    async quiet() {
      requests.lastChange = performance.now();
      while (requests.open > 0 || performance.now() - requests.lastChange < 500) await sleep(50);
    },
    close: () => context.close(),
  };
}

/** Opens an address and waits until the app serves the visitor and all is quiet. */
export async function arrive({ page, quiet }: SlowPage, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await quiet();
}
