import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster, isRunning } from '#tests/support/postgres-process.ts';
import { slack } from '#tests/support/slack.ts';
import { longestAllowedMs, type Stage, throughFault } from './audit.ts';
import { type PartContext, type PartResult, skip } from './part.ts';
import { makeLead, postLead } from './post-lead.ts';
import { signalPostgres } from './site.ts';
import { Tally } from './tally.ts';

async function ask(url: string): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const { status } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return { status, ms: performance.now() - began };
}

/** Freezes PostgreSQL: connections stay open, but nothing responds. Resolves to the recovery in milliseconds. */
async function freeze({ site, stream, findings }: Stage, frozenMs: number): Promise<number> {
  await signalPostgres(site.dataDir, 'SIGSTOP');
  const frozen = performance.now();
  const refused = stream.tally.count(503);
  await stream.failedAfter(frozen);
  const health = await ask(`${site.url}/api/health`);
  const ready = await ask(`${site.url}/api/ready`);
  findings.expect(health.status === 200, `/api/health answered ${health.status}`);
  findings.expect(ready.status === 503, `/api/ready answered ${ready.status}`);
  findings.expect(ready.ms < 5000, `/api/ready took ${Math.round(ready.ms)} ms`);
  await sleep(Math.max(0, frozenMs - (performance.now() - frozen)));
  const thawed = performance.now();
  await signalPostgres(site.dataDir, 'SIGCONT');
  const recovered = await stream.acknowledgedAfter(thawed);
  findings.expect(stream.tally.count(503) > refused, 'no request met the frozen database');
  return recovered - thawed;
}

/** Stops the site while its database is frozen and eighty requests are under way. */
async function stopFrozen({ site, findings }: Stage): Promise<void> {
  await signalPostgres(site.dataDir, 'SIGSTOP');
  const crowd = () => Array.from({ length: 40 }, () => postLead(site.url, makeLead()));
  // The second forty find only frozen connections, so their refusal takes the longest.
  const underWay = crowd();
  await sleep(2700);
  underWay.push(...crowd());
  await sleep(300);
  await ask(`${site.url}/api/health`);
  const { code, ms } = await site.server.end();
  const postmaster = await findPostmaster(site.dataDir);
  await signalPostgres(site.dataDir, 'SIGCONT');
  for (const deadline = Date.now() + slack * 5000; isRunning(postmaster); await sleep(20)) {
    if (Date.now() < deadline) continue;
    findings.expect(false, 'thawed, PostgreSQL runs on although it was told to stop');
    break;
  }
  const last = new Tally();
  for (const attempt of await Promise.all(underWay)) last.add(attempt);
  findings.notes.push(
    `told to stop while frozen, with 40 requests under way: exit ${code} in ${ms} ms`,
  );
  findings.expect(
    code === 0 && ms < slack * 10_000,
    `stopping while frozen: exit ${code} in ${ms} ms`,
  );
  // The last ones are cut off when the database's connections are closed. The form shows the same words for both.
  const refused = last.count(503) + last.count('UND_ERR_SOCKET');
  findings.expect(refused === 80, `80 requests before the stop, answers: ${last}`);
  findings.expect(last.longestMs <= longestAllowedMs, `one took ${Math.round(last.longestMs)} ms`);
}

/** Freezes PostgreSQL (SIGSTOP) in a stream of posts. At the end it stops the site during a freeze. */
export async function postgresFrozen(
  context: PartContext,
  { rounds = 5, frozenMs = 20_000 } = {},
): Promise<PartResult> {
  if (process.platform !== 'linux')
    return skip('only Linux tells which processes belong to a PostgreSQL');
  const strike = async (stage: Stage) => {
    let recoveryMs = 0;
    for (let round = 0; round < rounds; round++) {
      await sleep(500);
      recoveryMs = Math.max(recoveryMs, await freeze(stage, frozenMs));
    }
    return recoveryMs;
  };
  return throughFault(context, { visitors: 40, pauseMs: 250, strike, end: stopFrozen });
}
