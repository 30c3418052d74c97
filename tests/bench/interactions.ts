import { type Browser, chromium, type Page } from 'playwright';
import { contact } from '#client/content/contact.ts';
import { faq } from '#client/content/faq.ts';
import { home } from '#client/content/home.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { contactNotices } from '#shared/contact.ts';
import { browserArguments } from '../support/browser.mjs';
import { type BenchOptions, median, percentile, type Row } from './bench.ts';
import { serveCopy } from './site-copy.ts';

/** Lighthouse's phone and its network: 150 ms, 1.6 Mbps down, 750 kbps up. */
const processorSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

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
async function openOnPhone(browser: Browser, url: string, isSlow = false) {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const slowNetwork = () => session.send('Network.emulateNetworkConditions', network);
  if (isSlow) await slowNetwork();
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.waitForTimeout(rest);
  return { page, slowNetwork };
}

/** How long each touch of a page took to the next paint, in milliseconds; 16 for the shorter ones. */
async function touch(browser: Browser, site: string, path: string): Promise<number[]> {
  const { page } = await openOnPhone(browser, site + path);
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
  await page.close();
  return times.map(([, time]) => time);
}

/** The largest paint of a first visit, in milliseconds. */
async function coldLoad(browser: Browser, url: string): Promise<number> {
  const { page } = await openOnPhone(browser, url, true);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return time;
}

/** From a click on a link whose page was fetched when it was pointed at to the first frame with the new heading, in milliseconds. */
async function navigate(browser: Browser, site: string, path: string) {
  const origin = path === '/' ? '/about' : path.startsWith('/services/') ? '/services' : '/';
  const { page, slowNetwork } = await openOnPhone(browser, site + origin);
  await slowNetwork();
  const link = page.locator(`:is(main, footer) a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  const painted = await page.evaluateHandle(() => {
    let clicked = Number.NaN;
    const onClick = (event: Event) => {
      clicked = event.timeStamp;
    };
    addEventListener('click', onClick, true);
    const before = document.querySelector('h1')?.textContent;
    const time = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent === before) return;
        observer.disconnect();
        // A task that is posted in a frame comes after its paint.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    return { time };
  });
  await link.hover();
  await page.waitForTimeout(rest);
  await link.click();
  const time = await painted.evaluate(({ time }) => time);
  await page.close();
  return time;
}

/** What a visitor waits for on a slow phone: after each touch, and for each page. */
export async function benchInteractions(options: BenchOptions): Promise<Row[][]> {
  const { scope, rounds, routes } = options;
  const site = await serveCopy(options);
  const executablePath = process.env.CHROME_PATH ?? '';
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  scope.atEnd(() => browser.close());
  const touched: Row[] = [];
  for (const path of Object.keys(touches)) {
    const times: number[] = [];
    for (let i = 0; i < rounds; i++) times.push(...(await touch(browser, site, path)));
    const [half, most] = [median(times), percentile(times, 0.75)];
    touched.push({ page: path, 'half within, ms': half, '75 in 100 (at most 100)': most });
  }
  const visited: Row[] = [];
  for (const path of routes) {
    const [cold, click]: [number[], number[]] = [[], []];
    for (let i = 0; i < rounds; i++) {
      cold.push(await coldLoad(browser, site + path));
      click.push(await navigate(browser, site, path));
    }
    visited.push({
      page: path,
      'cold load, LCP, ms': median(cold),
      'click, ms': median(click),
      'click / cold (at most 0.5)': median(
        click.map((time, i) => time / (cold[i] ?? 0)),
        2,
      ),
    });
    console.log(JSON.stringify(visited.at(-1)));
  }
  return [touched, visited];
}
