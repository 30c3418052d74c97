import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#server/database/embedded-postgres.ts';
import { killPostmaster } from '#tests/support/postgres-process.ts';
import { auditStream } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { behindProxy, type SiteProgram, startServer, startSite } from './site.ts';

/**
 * Kills the site (kill -9) in a stream of posts and starts it again, round after round. Every third round also kills its
 * PostgreSQL, as a machine without memory does. In other rounds the next start takes over the running PostgreSQL. Visitors
 * whose request broke off send it again, so a lead that was stored but not acknowledged would be doubled.
 */
export async function killStream(
  { site: program, scope }: PartContext,
  { rounds = 30 } = {},
): Promise<PartResult> {
  const findings = new Findings();
  const port = await findFreePort();
  const site: SiteProgram = (settings) => ({ ...program(settings), port });
  const { url, dataDir, findDatabase, ...first } = await startSite({ site, scope });
  let server = first.server;
  const stream = new LeadStream({ urls: [url], visitors: 8, pauseMs: 20 });
  await stream.acknowledgedAfter(0);
  let recoveryMs = 0;
  for (let round = 0; round < rounds; round++) {
    // Each round kills at another moment of the stream.
    await sleep(150 + ((round * 37) % 300));
    const struck = performance.now();
    await server.end('SIGKILL');
    if (round % 3 === 2) await killPostmaster(dataDir);
    server = await startServer(scope, site({ ...behindProxy, DATA_DIR: dataDir }));
    const recovered = await stream.acknowledgedAfter(performance.now());
    recoveryMs = Math.max(recoveryMs, Math.round(recovered - struck));
  }
  await stream.stop();
  const figures = await auditStream(await findDatabase(), stream, findings);
  const { code } = await server.end();
  findings.expect(code === 0, `the site ended with code ${code}`);
  return { figures: { ...figures, recoveryMs }, ...findings };
}
