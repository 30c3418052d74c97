import { EventEmitter, once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { WebSocket } from 'ws';
import { browserArguments } from '../support/browser.mjs';

/** How long after its load event a page is watched, in milliseconds. */
const watched = 4500;

/** The browser's response to a command, or an event. */
interface BrowserMessage {
  readonly id?: number;
  readonly method?: string;
  readonly result?: { readonly metrics?: readonly { name: string; value: number }[] };
}

/**
 * Returns the processor time of the page's main thread in milliseconds, from the navigation to the end of `watched`,
 * unthrottled, in a new browser of a phone's size. Unlike clock time, it does not depend on other programs.
 *
 * It does not use Playwright. Like every debugger, Playwright enables the domain `Runtime`, and then V8 parses each
 * module a second time for its source positions. No visitor's browser does that.
 */
async function processorTime(url: string): Promise<number> {
  const chrome = await launchChrome();
  const answer = await fetch(`http://127.0.0.1:${chrome.port}/json/list`);
  const targets = (await answer.json()) as { type: string; webSocketDebuggerUrl: string }[];
  const page = targets.find(({ type }) => type === 'page');
  const socket = new WebSocket(page?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const messages = new EventEmitter();
  socket.on('message', (data) => {
    const message: BrowserMessage = JSON.parse(String(data));
    messages.emit(message.method ?? String(message.id), message);
  });
  let sent = 0;
  const send = async (method: string, params = {}) => {
    const answered = once(messages, String(++sent));
    socket.send(JSON.stringify({ id: sent, method, params }));
    const [{ result }] = (await answered) as [BrowserMessage];
    return result;
  };
  const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', screen);
  await send('Page.enable');
  await send('Performance.enable', { timeDomain: 'threadTicks' });
  const loaded = once(messages, 'Page.loadEventFired');
  await send('Page.navigate', { url });
  await loaded;
  await sleep(watched);
  const { metrics = [] } = (await send('Performance.getMetrics')) ?? {};
  socket.close();
  chrome.kill();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const launchChrome = () =>
  launch({
    chromePath: process.env.CHROME_PATH ?? '',
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  });

/**
 * Runs Lighthouse for phones (simulated slow 4G, processor four times slower) in a new browser. Keeps its report in
 * .cache/bench.
 */
async function runLighthouse(url: string, report: string) {
  const chrome = await launchChrome();
  const result = await lighthouse(url, { port: chrome.port, output: 'html', logLevel: 'silent' });
  chrome.kill();
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
  await writeFile(`.cache/bench/${report}.html`, String(result.report));
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scores = Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(scores) as Record<string, number>,
  };
}

/**
 * Measures a page's processor time and Lighthouse's figures with its scripts and without them, alternately. Returns the
 * medians. A page of another site has its scripts twice.
 */
export async function measurePage(
  path: string,
  { own, floor }: { readonly own: string; readonly floor: string },
  rounds: number,
) {
  const name = path.replace(/^\//, '').replace(/[/:]+/g, '-') || 'home';
  const [page, without] = [new URL(path, own).href, new URL(path, floor).href];
  const measure = async () => ({
    time: [await processorTime(page), await processorTime(without)] as const,
    own: await runLighthouse(page, name),
    floor: await runLighthouse(without, `${name}-without-scripts`),
  });
  const results: Awaited<ReturnType<typeof measure>>[] = [];
  for (let i = 0; i < rounds; i++) results.push(await measure());
  /** Returns the median of all rounds. */
  const mid = (figure: (result: (typeof results)[number]) => number, decimals = 0) => {
    const sorted = results.map(figure).sort((a, b) => a - b);
    return Number(sorted[Math.floor((rounds - 1) / 2)]?.toFixed(decimals));
  };
  return {
    page: path,
    'processor, ms': mid(({ time }) => time[0]),
    'without scripts, ms': mid(({ time }) => time[1]),
    ratio: mid(({ time }) => time[0] / time[1], 2),
    'at most': path === '/' ? 1.5 : 1.8,
    'FCP, ms': mid((it) => it.own.fcp),
    'LCP, ms': mid((it) => it.own.lcp),
    'LCP / without scripts': mid((it) => it.own.lcp / it.floor.lcp, 2),
    'TBT, ms': mid((it) => it.own.tbt),
    'TBT without scripts, ms': mid((it) => it.floor.tbt),
    CLS: mid((it) => it.own.cls, 3),
    ...results[0]?.own.scores,
  };
}
