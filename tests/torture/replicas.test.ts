import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { databaseUrlOf } from '#tests/support/built-site.ts';
import { expectNothingLost } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { startMaintainedPostgres } from './maintained-postgres.ts';
import { isShort, siteCommand, startServer } from './site.ts';

/**
 * Ends two replicas in turn, by kill -9 or SIGTERM. Visitors use either replica. If one has ended, they use the other.
 */
test('two replicas lose and double no lead when one of them ends', async () => {
  const databaseUrl = await databaseUrlOf(await startMaintainedPostgres());
  const start = () => startServer(siteCommand({ DATABASE_URL: databaseUrl }));
  const servers = await Promise.all([start(), start()]);
  const urls = servers.map(({ url }) => url);
  const stream = new LeadStream({ urls, visitors: 8, pauseMs: 80 });
  let recoveryMs = 0;
  for (let round = 0; round < (isShort ? 4 : 20); round++) {
    const replica = round % servers.length;
    await sleep(700);
    const struck = performance.now();
    const signal = round % 4 < 2 ? 'SIGKILL' : 'SIGTERM';
    const ending = servers[replica]?.end(signal);
    recoveryMs = Math.max(recoveryMs, (await stream.acknowledgedAfter(struck)) - struck);
    expect((await ending)?.code).toBe(signal === 'SIGKILL' ? null : 0);
    const next = await start();
    servers[replica] = next;
    urls[replica] = next.url;
  }
  await stream.stop();
  await expectNothingLost(databaseUrl, stream, recoveryMs);
  stream.expectOnly([201]);
});
