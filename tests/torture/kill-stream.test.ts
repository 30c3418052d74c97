import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { killPostmaster } from '#tests/support/postgres-process.ts';
import { expectNothingLost } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { isShort, siteCommand, startServer, startSite } from './site.ts';

/**
 * Kills the site (kill -9) in a stream of posts and starts it again, round after round. Every third round also kills
 * its PostgreSQL, as a machine without memory does. In other rounds the next start takes over the running PostgreSQL.
 * Visitors whose request broke off send it again, so a lead that was stored but not acknowledged would be doubled.
 */
test('the site loses and doubles no lead when it is killed', async () => {
  const port = await freePort();
  const { url, dataDir, findDatabase, ...first } = await startSite({}, port);
  let server = first.server;
  const stream = new LeadStream({ urls: [url], visitors: 8, pauseMs: 20 });
  await stream.acknowledgedAfter(0);
  let recoveryMs = 0;
  for (let round = 0; round < (isShort ? 3 : 30); round++) {
    // Each round kills at another moment of the stream.
    await sleep(150 + ((round * 37) % 300));
    const struck = performance.now();
    await server.end('SIGKILL');
    if (round % 3 === 2) await killPostmaster(dataDir);
    server = await startServer({ ...siteCommand({ DATA_DIR: dataDir }), port });
    const recovered = await stream.acknowledgedAfter(performance.now());
    recoveryMs = Math.max(recoveryMs, recovered - struck);
  }
  await stream.stop();
  await expectNothingLost(await findDatabase(), stream, recoveryMs);
  expect((await server.end()).code).toBe(0);
});
