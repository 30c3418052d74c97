import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '#server/launch/child.mjs';
import { databaseUrlOf } from '#tests/support/built-site.ts';
import { query } from '#tests/support/postgres-global-setup.ts';
import { auditStream } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { startMaintainedPostgres } from './maintained-postgres.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { behindProxy, startServer } from './site.ts';

/** Resolves to the number of migrations that were run, and of those that exist. */
async function countMigrations(databaseUrl: string) {
  const { length: run } = await query(databaseUrl, 'select from drizzle.__drizzle_migrations');
  const journal = join(root, 'server/database/migrations/meta/_journal.json');
  return { run, made: JSON.parse(await readFile(journal, 'utf8')).entries.length };
}

/**
 * Starts two replicas together on one PostgreSQL, and ends them in turn under load, by kill -9 or SIGTERM. Visitors use
 * either replica. If one has ended, they use the other.
 */
export async function replicas(
  { site, scope }: PartContext,
  { rounds = 20 } = {},
): Promise<PartResult> {
  const findings = new Findings();
  const databaseUrl = await databaseUrlOf(await startMaintainedPostgres(scope));
  const start = () => startServer(scope, site({ ...behindProxy, DATABASE_URL: databaseUrl }));
  const servers = await Promise.all([start(), start()]);
  const { run, made } = await countMigrations(databaseUrl);
  findings.notes.push(`started together on an empty database: ${run} of ${made} migrations run`);
  findings.expect(run === made, `${run} migrations run, there are ${made}`);

  const urls = servers.map(({ url }) => url);
  const stream = new LeadStream({ urls, visitors: 8, pauseMs: 80 });
  let recoveryMs = 0;
  for (let round = 0; round < rounds; round++) {
    const replica = round % servers.length;
    await sleep(700);
    const struck = performance.now();
    const signal = round % 4 < 2 ? 'SIGKILL' : 'SIGTERM';
    const ending = servers[replica]?.end(signal);
    recoveryMs = Math.max(recoveryMs, (await stream.acknowledgedAfter(struck)) - struck);
    const code = (await ending)?.code;
    findings.expect(signal === 'SIGKILL' || code === 0, `a replica ended with code ${code}`);
    const next = await start();
    servers[replica] = next;
    urls[replica] = next.url;
  }
  await stream.stop();
  const figures = await auditStream(databaseUrl, stream, findings);
  const odd = stream.tally.sum((result) => typeof result === 'number' && result !== 201);
  findings.expect(odd === 0, `answers other than 201: ${stream.tally}`);
  return { figures: { ...figures, recoveryMs: Math.round(recoveryMs) }, ...findings };
}
