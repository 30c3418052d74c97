import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostmaster } from '#tests/support/postgres-process.ts';
import { auditStream, expectAnswers } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { type Site, startSite } from './site.ts';

/** A crash, an operator's restart, an emergency stop, and a kill for want of memory. */
const faults = [
  { name: 'kill -9 of the server', strike: (site: Site) => signal(site, 'SIGKILL') },
  { name: 'fast shutdown', strike: (site: Site) => signal(site, 'SIGINT') },
  { name: 'immediate shutdown', strike: (site: Site) => signal(site, 'SIGQUIT') },
  { name: 'kill -9 of one connection’s process', strike: killBackend },
];

async function signal({ dataDir }: Site, name: NodeJS.Signals): Promise<void> {
  process.kill(await findPostmaster(dataDir), name);
}

async function killBackend(site: Site): Promise<void> {
  const client = new pg.Client({ connectionString: await site.findDatabase() });
  client.on('error', () => {}); // It is cut off with all others.
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'website' limit 1",
  );
  if (!rows[0]) throw new Error('the site has no connection to kill');
  process.kill(rows[0].pid, 'SIGKILL');
  await client.end().catch(() => {});
}

export interface PostgresKilledOptions {
  /** Each round is the next of the four faults. */
  readonly rounds?: number;
}

/** Ends Postgres in a stream of posts, again and again; the site starts it again by itself. */
export async function postgresKilled(
  { site: program, scope }: PartContext,
  { rounds = 20 }: PostgresKilledOptions = {},
): Promise<PartResult> {
  const findings = new Findings();
  const site = await startSite({ site: program, scope });
  const stream = new LeadStream({ url: site.url, visitors: 8, pauseMs: 80 });
  await stream.acknowledgedAfter(0);
  const recoveries = faults.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const kind = round % faults.length;
    await sleep(700);
    const struck = performance.now();
    await faults[kind]?.strike(site);
    const recovered = await stream.acknowledgedAfter(await stream.failedAfter(struck));
    recoveries[kind] = Math.max(recoveries[kind] ?? 0, recovered - struck);
  }
  await stream.stop();
  const figures = await auditStream(await site.findDatabase(), stream, findings);
  expectAnswers(stream, findings);
  faults.slice(0, rounds).forEach(({ name }, kind) => {
    findings.note(`${name}: served again after at most ${Math.round(recoveries[kind] ?? 0)} ms`);
  });
  const ending = await site.server.end();
  findings.expect(ending.code === 0, `the site ended with code ${ending.code}`);
  const recoveryMs = Math.round(Math.max(...recoveries));
  return { figures: { ...figures, recoveryMs }, ...findings };
}
