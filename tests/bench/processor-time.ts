import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, chromium } from 'playwright';
import { browserArguments, ensureBrowser } from '../support/browser.mjs';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the processor's time; `dur` is by the clock. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly documentLoaderURL?: string };
  };
}

/** A task of a thread's message loop; never within another. */
const taskName = 'ThreadControllerImpl::RunTask';
/** Without `devtools.timeline`, which looks up source positions at a cost that only scripts have. */
const categories = 'toplevel,blink.user_timing,__metadata';

/** How long after its load event a page is watched, in milliseconds. */
const watchedMs = 4500;

async function trace(session: CDPSession, during: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await during();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/**
 * The processor time of the renderer's main thread, in milliseconds, from the navigation until 4.5 s
 * after the load event, unthrottled, in a browser of its own on a phone's screen. Unlike time by the
 * clock it leaves out what other programs on the machine did meanwhile.
 */
export async function processorTime(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser({ isWhole: true }),
    args: browserArguments,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    });
    const session = await page.context().newCDPSession(page);
    const events = await trace(session, async () => {
      await page.goto(url, { waitUntil: 'load' });
      await sleep(watchedMs);
    });
    // Chromium has other renderers, such as that of its own start page.
    const renderer = events.find(({ args }) => args?.data?.documentLoaderURL === url)?.pid;
    const main = events.find(
      ({ name, pid, args }) =>
        name === 'thread_name' && pid === renderer && args?.name === 'CrRendererMain',
    );
    // On a busy machine a renderer may begin before its trace does.
    if (!main) return await processorTime(url);
    const tasks = events.filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && name === taskName && pid === main.pid && tid === main.tid,
    );
    return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
  } finally {
    await browser.close();
  }
}
