import autocannon from 'autocannon';
import { throughFault } from './audit.ts';
import { weigh } from './memory.ts';
import type { Findings, PartContext, PartResult } from './part.ts';

/** The load is eighty pages a second, and twenty leads a second from the stream. */
const pagesPerSecond = 80;
const pages = ['/', '/services/modular-kitchens', '/contact', '/no-such-page'];
const leads = { visitors: 20, pauseMs: 1000 };

/** Sends a hundred requests a second and measures the site's memory. */
export function steadyLoad(context: PartContext, { seconds = 600 } = {}): Promise<PartResult> {
  return throughFault(context, {
    ...leads,
    async strike({ site, stream, findings }) {
      const endWeighing = weigh(site.server);
      const result = await autocannon({
        url: site.url,
        duration: seconds,
        overallRate: pagesPerSecond,
        requests: pages.map((path) => ({ path })),
        // autocannon ignores `Connection: close`, which the site sends after 1,000 requests.
        reconnectRate: 900,
      });
      const { latency, statusCodeStats = {}, errors } = result;
      const responses = Object.entries(statusCodeStats).map(([status, { count }]) => [
        status,
        count,
      ]);
      findings.notes.push(`pages: ${responses.map((pair) => pair.join(' × ')).join(', ')}`);
      findings.notes.push(
        `half of them within ${latency.p50} ms, 99 in 100 within ${latency.p99} ms`,
      );
      findings.expect(errors === 0, `${errors} pages had no response`);
      const odd = responses.filter(([status]) => status !== '200' && status !== '404');
      findings.expect(odd.length === 0, `pages were answered ${odd}`);
      findings.expect(stream.tally.count(503) === 0, `leads were refused: ${stream.tally}`);
      judgeMemory(endWeighing(), findings);
      return undefined;
    },
  });
}

/** Expects flat memory: in the last sixth of the time, at most a tenth more than in the second sixth. */
function judgeMemory(memory: readonly number[], findings: Findings): void {
  const sixth = Math.floor(memory.length / 6);
  const middle = (part: readonly number[]) =>
    part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  const early = middle(memory.slice(sixth, 2 * sixth));
  const late = middle(memory.slice(-sixth));
  const told = `memory ${early.toFixed(1)} MB early, ${late.toFixed(1)} MB late`;
  findings.notes.push(`${told}, at most ${Math.max(...memory).toFixed(1)} MB`);
  // Node's memory is not stable in the first two minutes.
  if (memory.length >= 120) findings.expect(late <= 1.1 * early, told);
}
