import autocannon from 'autocannon';
import { expect, test } from 'vitest';
import { type Stage, throughFault } from './audit.ts';
import { weigh } from './memory.ts';
import { isShort } from './site.ts';

const minutes = 10;
/** The load is eighty pages a second, and twenty leads a second from the stream. */
const pagesPerSecond = 80;
const pages = ['/', '/services/modular-kitchens', '/contact', '/no-such-page'];

/** Expects flat memory: in the last sixth of the time, at most a tenth more than in the second sixth. */
function expectFlat(memory: readonly number[]): void {
  const sixth = Math.floor(memory.length / 6);
  const middle = (part: readonly number[]) =>
    part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  const early = middle(memory.slice(sixth, 2 * sixth));
  const late = middle(memory.slice(-sixth));
  console.table([{ early, late, most: Math.max(...memory) }]);
  expect(late).toBeLessThanOrEqual(1.1 * early);
}

async function strike({ site, stream }: Stage): Promise<undefined> {
  const endWeighing = weigh(site.server);
  const { latency, statusCodeStats, errors } = await autocannon({
    url: site.url,
    duration: 60 * minutes,
    overallRate: pagesPerSecond,
    requests: pages.map((path) => ({ path })),
    // autocannon ignores `Connection: close`, which the site sends after 1,000 requests.
    reconnectRate: 900,
  });
  console.log(`half of the pages within ${latency.p50} ms, 99 in 100 within ${latency.p99} ms`);
  expect([errors, Object.keys(statusCodeStats ?? {})]).toEqual([0, ['200', '404']]);
  expect(stream.tally.count(503), `${stream.tally}`).toBe(0);
  expectFlat(endWeighing());
}

test.skipIf(isShort)('the site serves a hundred requests a second in flat memory', async () => {
  const site = await throughFault({ visitors: 20, pauseMs: 1000, strike });
  expect((await site.server.end()).code).toBe(0);
});
