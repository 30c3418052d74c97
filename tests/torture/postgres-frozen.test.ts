import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findPostmaster, isRunning } from '#tests/support/postgres-process.ts';
import { longestAllowedMs, type Stage, throughFault } from './audit.ts';
import { makeLead, postLead } from './post-lead.ts';
import { isShort, type Site, signalPostgres, tortureSlack } from './site.ts';
import { Tally } from './tally.ts';

const frozenMs = 20_000;

async function ask(url: string): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const { status } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return { status, ms: performance.now() - began };
}

/** Freezes PostgreSQL: connections stay open, but nothing responds. Resolves to the recovery in milliseconds. */
async function freeze({ site, stream }: Stage): Promise<number> {
  await signalPostgres(site.dataDir, 'SIGSTOP');
  const frozen = performance.now();
  const refused = stream.tally.count(503);
  await stream.failedAfter(frozen);
  const health = await ask(`${site.url}/api/health`);
  const ready = await ask(`${site.url}/api/ready`);
  expect([health.status, ready.status]).toEqual([200, 503]);
  expect(ready.ms).toBeLessThan(5000);
  await sleep(Math.max(0, frozenMs - (performance.now() - frozen)));
  const thawed = performance.now();
  await signalPostgres(site.dataDir, 'SIGCONT');
  const recovered = await stream.acknowledgedAfter(thawed);
  expect(stream.tally.count(503), 'refusals beside the frozen database').toBeGreaterThan(refused);
  return recovered - thawed;
}

/** Stops the site while its database is frozen and eighty requests are under way. */
async function stopFrozen(site: Site): Promise<void> {
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
  // It was told to stop.
  await expect.poll(() => isRunning(postmaster), { timeout: tortureSlack * 5000 }).toBe(false);
  const last = new Tally();
  last.tries.push(...(await Promise.all(underWay)));
  console.log(`told to stop while frozen, with 80 requests under way: ended after ${ms} ms`);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(tortureSlack * 10_000);
  // The last ones are cut off when the database's connections are closed. The form shows the same words for both.
  expect(last.count(503) + last.count('UND_ERR_SOCKET'), `${last}`).toBe(80);
  expect(last.longestMs).toBeLessThanOrEqual(longestAllowedMs);
}

// Only Linux tells which processes belong to a PostgreSQL. Tests of integration freeze a database every day.
test.skipIf(isShort || process.platform !== 'linux')(
  'the site loses and doubles no lead when PostgreSQL is frozen',
  async () => {
    const strike = async (stage: Stage) => {
      let recoveryMs = 0;
      for (let round = 0; round < 5; round++) {
        await sleep(500);
        recoveryMs = Math.max(recoveryMs, await freeze(stage));
      }
      return recoveryMs;
    };
    await stopFrozen(await throughFault({ visitors: 40, pauseMs: 250, strike }));
  },
);
