import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts';
import { root } from '#server/launch/child.mjs';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { auditStream } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { makeLead, postLead } from './post-lead.ts';
import { type ReplicaProxy, startReplicaProxy } from './replica-proxy.ts';
import type { Scope } from './scope.ts';
import { startServer } from './site.ts';
import { Tally } from './tally.ts';

/** An empty Postgres that belongs to nobody's site. */
async function startSharedPostgres(scope: Scope): Promise<string> {
  const folder = await makeTemporaryFolder('shared-postgres');
  scope.atEnd(folder.remove);
  const postgres = await startEmbedded({
    dataDir: folder.path,
    log: () => {},
    tied: true,
  });
  scope.atEnd(() => postgres.close());
  const { user, password, host, port, database } = postgres.connection;
  return `postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

async function countMigrations(databaseUrl: string): Promise<{ run: number; made: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ run: number }>('select count(*)::int as run from drizzle.__drizzle_migrations')
    .finally(() => client.end());
  const journal = await readFile(
    join(root, 'server/database/migrations/meta/_journal.json'),
    'utf8',
  );
  return { run: rows[0]?.run ?? 0, made: JSON.parse(journal).entries.length };
}

/** One client sends more than its 60 in ten minutes, through both replicas, ten at a time. */
async function exceedLimit({ url, served }: ReplicaProxy) {
  const tally = new Tally();
  const acknowledged = new Map<string, number>();
  const before = [...served];
  const send = async () => {
    const lead = { ...makeLead(), client: '203.0.113.7' };
    const attempt = await postLead(url, lead);
    tally.add(attempt);
    if (attempt.result === 201) acknowledged.set(lead.request.name, JSON.parse(attempt.text).id);
  };
  for (let i = 0; i < 8; i++) await Promise.all(Array.from({ length: 10 }, send));
  const shares = served.map((count, replica) => count - (before[replica] ?? 0));
  return { tally, acknowledged, shares };
}

export interface ReplicasOptions {
  /** How often a replica is ended under load, by kill -9 or SIGTERM, and started again. */
  readonly rounds?: number;
}

/** Two replicas behind a proxy on one Postgres start together, and are ended under load in turn. */
export async function replicas(
  { site, scope }: PartContext,
  { rounds = 10 }: ReplicasOptions = {},
): Promise<PartResult> {
  const findings = new Findings();
  const databaseUrl = await startSharedPostgres(scope);
  const start = () => startServer(scope, site({ DATABASE_URL: databaseUrl }));
  const servers = await Promise.all([start(), start()]);
  const proxy = await startReplicaProxy(servers.map(({ url }) => url));
  scope.atEnd(proxy.close);
  const { run, made } = await countMigrations(databaseUrl);
  findings.note(`started together on an empty database: ${run} of ${made} migrations run`);
  findings.expect(run === made, `${run} migrations run, there are ${made}`);

  const limit = await exceedLimit(proxy);
  findings.note(`one client through both (${limit.shares.join(' and ')}): ${limit.tally}`);
  findings.expect(
    limit.tally.count(201) === 60 && limit.tally.count(429) === 20,
    `80 requests of one client, limit 60: ${limit.tally}`,
  );
  findings.expect(Math.min(...limit.shares) > 20, 'one replica answered nearly all of them');

  const stream = new LeadStream({ url: proxy.url, visitors: 8, pauseMs: 80 });
  await stream.acknowledgedAfter(0);
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
    proxy.move(replica, next.url);
  }
  await stream.stop();
  const { tally } = stream;
  const acknowledged = new Map([...limit.acknowledged, ...stream.acknowledged]);
  const figures = await auditStream(databaseUrl, { tally, acknowledged }, findings);
  // The proxy's own word for "under way when the replica died".
  const broken = tally.count(502);
  findings.note(`${rounds} times a replica was ended; requests that broke with one: ${broken}`);
  const odd = tally.sum((result) => result !== 201 && result !== 502);
  findings.expect(odd === 0, `answers other than 201 and 502: ${tally}`);
  const otherServerErrors = tally.otherServerErrors - broken;
  return {
    figures: { ...figures, otherServerErrors, recoveryMs: Math.round(recoveryMs) },
    ...findings,
  };
}
