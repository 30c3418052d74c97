import { type Browser, chromium, type Page } from 'playwright';
import { contact } from '#client/content/contact.ts';
import { faq } from '#client/content/faq.ts';
import { home } from '#client/content/home.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { contactNotices } from '#shared/contact.ts';
import { browserArguments } from '../support/browser.mjs';
import { type BenchOptions, quantile, type Row } from './bench.ts';
import { serveCopy } from './site-copy.ts';

/** Lighthouse's phone and its network: 150 ms, 1.6 Mbps down, 750 kbps up. */
const processorSlowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200e3, uploadThroughput: 94e3 };

/** Milliseconds after which all that was begun is over, on the slow network as well. */
const rest = 2000;

const press = (page: Page, name = '') => page.getByRole('button', { name, exact: true }).click();
const filter = async (page: Page, { filters }: Pick<typeof home.featuredProjects, 'filters'>) => {
  for (const { label } of filters.toReversed()) await press(page, label);
};

/** What visitors press and type on these pages. */
const touches: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/'(page) {
    await press(page, frameLabels.openMenu);
    await press(page, frameLabels.closeMenu);
    await filter(page, home.featuredProjects);
    for (const { question } of faq) await press(page, question);
  },
  '/projects': (page) => filter(page, projectsPage.hero),
  async '/contact'(page) {
    await press(page, contact.form.submit);
    const answers = { name: 'Asha Rao', phone: '9848012345', email: 'asha@example.in' };
    for (const [id, text] of Object.entries(answers))
      await page.locator(`#${id}`).pressSequentially(text, { delay: 60 });
    await page.locator('#projectType').press('m');
    await press(page, contact.form.submit);
    await page.getByText(contactNotices.sent.title, { exact: true }).first().waitFor();
  },
};

/** A page that the app has taken over, on a phone four times slower than this machine. */
async function openOnPhone(browser: Browser, url: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.waitForTimeout(rest);
  return page;
}

/** How long each touch of a page took to the next paint, in milliseconds; 16 for the shorter ones. */
async function touch(page: Page, path: string): Promise<number[]> {
  const longest = await page.evaluateHandle(() => {
    const byTouch = new Map<number, number>();
    const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        byTouch.set(interactionId, Math.max(duration, byTouch.get(interactionId) ?? 16));
    }).observe(options);
    return byTouch;
  });
  await touches[path]?.(page);
  await page.waitForTimeout(rest);
  const times = await longest.evaluate((byTouch) => [...byTouch].filter(([id]) => id > 0));
  return times.map(([, time]) => time);
}

/** The largest paint of this page's load, in milliseconds. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** From a click on a link that was pointed at to the first frame with another heading, in milliseconds. */
async function follow(page: Page, path: string): Promise<number> {
  const link = page.locator(`:is(main, footer) a[href="${path}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(rest);
  return link.evaluate(async (element) => {
    const before = document.querySelector('h1')?.textContent;
    const clicked = performance.now();
    (element as HTMLElement).click();
    while (document.querySelector('h1')?.textContent === before)
      await new Promise(requestAnimationFrame);
    // A task that is posted in a frame comes after its paint.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - clicked;
  });
}

/** What a visitor waits for on a slow phone: after each touch, and for each page. */
export async function benchInteractions(options: BenchOptions): Promise<Row[]> {
  const { scope, rounds, routes } = options;
  const site = await serveCopy(options);
  const executablePath = process.env.CHROME_PATH ?? '';
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  scope.atEnd(() => browser.close());
  const measure = async (path: string, use: (page: Page) => Promise<number[]>) => {
    const times: number[] = [];
    for (let i = 0; i < rounds; i++) {
      const page = await openOnPhone(browser, site + path);
      times.push(...(await use(page)));
      await page.close();
    }
    return times;
  };
  const rows: Row[] = [];
  for (const path of routes) {
    const from = path === '/' ? '/about' : path.startsWith('/services/') ? '/services' : '/';
    const touched = path in touches ? await measure(path, (page) => touch(page, path)) : [];
    const cold = quantile(await measure(path, async (page) => [await largestPaint(page)]));
    const click = quantile(await measure(from, async (page) => [await follow(page, path)]));
    rows.push({
      page: path,
      ...(touched.length > 0 && { 'touch, 75 in 100 (at most 100), ms': quantile(touched, 0.75) }),
      'cold load, LCP, ms': cold,
      'click, ms': click,
      'click / cold (at most 0.5)': (click / cold).toFixed(2),
    });
    console.log(JSON.stringify(rows.at(-1)));
  }
  return rows;
}
