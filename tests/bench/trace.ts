import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchOptions, Row } from './main.ts';
import { openBrowser, watched } from './pages.ts';
import { serveCopy } from './site-copy.ts';

/** One event of a browser's trace. Times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string; readonly isMainFrame?: boolean } };
}

/** Returns the browser's trace of a page's start, in a new browser without a debugger. */
async function trace(url: string): Promise<TraceEvent[]> {
  const browser = await openBrowser();
  const events: TraceEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value = [] }) => events.push(...value));
  const isComplete = new Promise((done) => browser.on('Tracing.tracingComplete', done));
  await browser.send('Tracing.start', { categories: '-*,devtools.timeline,v8' });
  await browser.navigate(url);
  await sleep(watched);
  await browser.send('Tracing.end');
  await isComplete;
  browser.close();
  return events;
}

/** Returns how often the page was laid out, styled and painted, and the milliseconds that its scripts took. */
function count(events: readonly TraceEvent[]) {
  const threads = events.filter(({ name }) => name === 'Layout').map(({ tid }) => tid);
  // Drawings are separate documents. The page's thread has the most layouts.
  const often = (tid: number) => threads.filter((it) => it === tid).length;
  const [main] = [...new Set(threads)].sort((a, b) => often(b) - often(a));
  const own = events.filter(({ tid }) => tid === main);
  const named = (...names: string[]) => own.filter(({ name }) => names.includes(name));
  const milliseconds = (list: readonly TraceEvent[]) =>
    Math.round(list.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000);
  return {
    layouts: named('Layout').length,
    'style passes': named('UpdateLayoutTree').length,
    paints: named('Paint').length,
    'function calls, ms': milliseconds(named('FunctionCall')),
    'evaluation, ms': milliseconds(named('EvaluateScript', 'v8.evaluateModule')),
  };
}

/** Measures the work of a start on every page, with and without scripts, as medians of the rounds. */
export async function benchTrace(options: BenchOptions): Promise<Row[]> {
  const own = await serveCopy(options);
  const floor = await serveCopy(options, false);
  const rows: Row[] = [];
  for (const path of options.routes)
    for (const [scripts, origin] of [
      ['with', own],
      ['without', floor],
    ] as const) {
      const counts: ReturnType<typeof count>[] = [];
      for (let i = 0; i < options.rounds; i++)
        counts.push(count(await trace(new URL(path, origin).href)));
      const middle = (key: keyof ReturnType<typeof count>) =>
        counts.map((it) => it[key]).sort((a, b) => a - b)[Math.floor((counts.length - 1) / 2)] ?? 0;
      const keys = Object.keys(counts[0] ?? {}) as (keyof ReturnType<typeof count>)[];
      rows.push({
        page: path,
        scripts,
        ...Object.fromEntries(keys.map((key) => [key, middle(key)])),
      });
      console.log(JSON.stringify(rows.at(-1)));
    }
  return rows;
}
