import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from './audit.ts';
import { residentMegabytes } from './memory.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { makeLead, postLead } from './post-lead.ts';
import { startSite } from './site.ts';
import { Tally } from './tally.ts';

const perSecond = 100;
/** Of every five requests four read a page and one sends a lead. */
const pages = ['/', '/services/modular-kitchens', '/contact', '/no-such-page'];
/** More than this many at once, and the machine cannot keep up. */
const mostUnderWay = 500;

/** The number that a share of them (0.5: the median) stays below. */
function quantile(numbers: readonly number[], share: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}

export interface SteadyLoadOptions {
  readonly seconds?: number;
}

/** A hundred requests a second, by the clock and not by the answers, while memory is watched. */
export async function steadyLoad(
  { site: program, scope }: PartContext,
  { seconds = 600 }: SteadyLoadOptions = {},
): Promise<PartResult> {
  const findings = new Findings();
  const site = await startSite({ site: program, scope });
  const tally = new Tally();
  const acknowledged = new Map<string, number>();
  const memory: number[] = [];
  const underWay = new Set<Promise<void>>();
  const times: number[] = [];
  let unsent = 0;

  const read = async (path: string) => {
    const began = performance.now();
    const response = await fetch(site.url + path);
    const text = await response.text();
    const ended = performance.now();
    tally.add({ result: response.status, began, ended, retryAfter: null, text });
    times.push(ended - began);
  };
  const sendLead = async () => {
    const lead = makeLead();
    const attempt = await postLead(site.url, lead);
    tally.add(attempt);
    times.push(attempt.ended - attempt.began);
    if (attempt.result === 201) acknowledged.set(lead.request.name, JSON.parse(attempt.text).id);
  };

  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  for (let sent = 0; elapsed() < seconds; await sleep(10)) {
    for (; sent < elapsed() * perSecond; sent++) {
      const path = pages[sent % 5];
      if (underWay.size >= mostUnderWay) {
        unsent += 1;
        continue;
      }
      const work = (path ? read(path) : sendLead()).catch((error) => {
        findings.expect(false, `a request failed: ${error.cause?.code ?? error}`);
      });
      underWay.add(work);
      work.finally(() => underWay.delete(work));
    }
    if (memory.length < elapsed()) {
      memory.push((await residentMegabytes(site.server.child.pid ?? 0)) ?? Number.NaN);
    }
  }
  await Promise.all(underWay);

  const result = await audit(await site.findDatabase(), acknowledged);
  const [half, most] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
  findings.note(`${seconds} s at ${perSecond} requests a second: answers ${tally}`);
  findings.note(`half of the answers came within ${half} ms, 99 in 100 within ${most} ms`);
  const odd = tally.sum((status) => ![200, 201, 404].includes(Number(status)));
  findings.expect(odd === 0, `answers other than 200, 201 and 404: ${tally}`);
  findings.expect(unsent === 0, `${unsent} requests were not sent: the machine is too slow`);
  findings.expect(acknowledged.size > 0, 'no lead was acknowledged');
  findings.expect(result.lost === 0, `${result.lost} acknowledged leads are lost`);
  findings.expect(result.doubled === 0, `${result.doubled} leads are stored twice`);
  judgeMemory(memory, findings);
  const { code } = await site.server.end();
  findings.expect(code === 0, `the site ended with code ${code}`);
  return {
    figures: {
      acknowledged: acknowledged.size,
      ...result,
      unavailable: tally.count(503),
      otherServerErrors: tally.otherServerErrors,
      longestMs: Math.round(tally.longestMs),
    },
    ...findings,
  };
}

/** Flat: in the last sixth of the time no more than a tenth above the second sixth. */
function judgeMemory(memory: readonly number[], findings: Findings): void {
  const sixth = Math.floor(memory.length / 6);
  const early = quantile(memory.slice(sixth, 2 * sixth), 0.5);
  const late = quantile(memory.slice(-sixth), 0.5);
  const [most, shown] = [Math.max(...memory), [early, late].map((mb) => mb.toFixed(1))];
  findings.note(`memory ${shown[0]} MB early, ${shown[1]} MB late, at most ${most.toFixed(1)} MB`);
  // In less than a minute Node has not found its level yet.
  if (memory.length < 60 || Number.isNaN(early)) return;
  findings.expect(late <= 1.1 * early, `memory grew from ${shown[0]} to ${shown[1]} MB`);
}
