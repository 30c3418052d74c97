import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster, isRunning, signalPostgres } from '#tests/support/postgres-process.ts';
import { auditStream, expectAnswers, longestAllowedMs } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { Findings, type PartContext, type PartResult, skip } from './part.ts';
import { makeLead, postLead } from './post-lead.ts';
import { startSite } from './site.ts';
import { Tally } from './tally.ts';

export interface PostgresFrozenOptions {
  readonly rounds?: number;
  /** How long the database is frozen each time, in milliseconds. */
  readonly frozenMs?: number;
}

async function ask(url: string): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const { status } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return { status, ms: performance.now() - began };
}

/**
 * Freezes Postgres (SIGSTOP) in a stream of posts: connections stay open and nothing answers. Last,
 * the site is told to stop while it is frozen.
 */
export async function postgresFrozen(
  { site: program, scope }: PartContext,
  { rounds = 5, frozenMs = 12_000 }: PostgresFrozenOptions = {},
): Promise<PartResult> {
  if (process.platform !== 'linux') {
    return skip('only Linux tells which processes belong to a Postgres');
  }
  const findings = new Findings();
  const { server, url, dataDir, findDatabase } = await startSite({ site: program, scope });
  const stream = new LeadStream({ url, visitors: 40, pauseMs: 250 });
  await stream.acknowledgedAfter(0);
  let recoveryMs = 0;
  for (let round = 0; round < rounds; round++) {
    await sleep(500);
    await signalPostgres(dataDir, 'SIGSTOP');
    const frozen = performance.now();
    await stream.failedAfter(frozen);
    const health = await ask(`${url}/api/health`);
    const ready = await ask(`${url}/api/ready`);
    findings.expect(health.status === 200, `/api/health answered ${health.status}`);
    findings.expect(ready.status === 503, `/api/ready answered ${ready.status}`);
    findings.expect(ready.ms < 2500, `/api/ready took ${Math.round(ready.ms)} ms`);
    await sleep(Math.max(0, frozenMs - (performance.now() - frozen)));
    const thawed = performance.now();
    await signalPostgres(dataDir, 'SIGCONT');
    recoveryMs = Math.max(recoveryMs, (await stream.acknowledgedAfter(thawed)) - thawed);
  }
  await stream.stop();
  const figures = await auditStream(await findDatabase(), stream, findings);
  expectAnswers(stream, findings);
  const isMet = rounds === 0 || stream.tally.count(503) > 0;
  findings.expect(isMet, 'no request met the frozen database');

  await signalPostgres(dataDir, 'SIGSTOP');
  const crowd = () => Array.from({ length: 40 }, () => postLead(url, makeLead()));
  // The second forty find no connection that is not frozen: they take the longest to be refused.
  const underWay = crowd();
  await sleep(2700);
  underWay.push(...crowd());
  await sleep(300);
  await ask(`${url}/api/health`);
  const { code, ms } = await server.end();
  const postmaster = await findPostmaster(dataDir);
  await signalPostgres(dataDir, 'SIGCONT');
  for (const deadline = Date.now() + 5000; isRunning(postmaster); await sleep(20)) {
    if (Date.now() < deadline) continue;
    findings.expect(false, 'thawed, Postgres runs on although it was told to stop');
    break;
  }
  const last = new Tally();
  for (const attempt of await Promise.all(underWay)) last.add(attempt);
  findings.note(`told to stop while frozen, with 40 requests under way: exit ${code} in ${ms} ms`);
  findings.expect(code === 0 && ms < 10_000, `stopping while frozen: exit ${code} in ${ms} ms`);
  findings.expect(last.count(503) === 80, `80 requests before the stop, answers: ${last}`);
  findings.expect(last.longestMs <= longestAllowedMs, `one took ${Math.round(last.longestMs)} ms`);
  return { figures: { ...figures, recoveryMs: Math.round(recoveryMs) }, ...findings };
}
