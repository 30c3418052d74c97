import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '#server/database/embedded-postgres.ts';
import { query } from '#tests/support/postgres-global-setup.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { auditStream } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { Findings, type PartContext, type PartResult, skip } from './part.ts';
import type { Scope } from './scope.ts';
import { behindProxy, type SiteProgram, startServer, startSite } from './site.ts';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

/** Mounts a small disk for the data folder. Resolves to undefined if this user may not mount one. */
async function mountSmallDisk(scope: Scope, megabytes: number): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = await makeTemporaryFolder('small-disk');
  scope.atEnd(folder.remove);
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`];
  try {
    await run('mount', [...options, 'tmpfs', folder.path]);
  } catch {
    return undefined;
  }
  scope.atEnd(() => run('umount', ['--lazy', folder.path]));
  return folder.path;
}

/** Fills the disk to the last byte. */
async function fill(disk: string): Promise<void> {
  const file = await open(join(disk, 'filler'), 'a');
  try {
    for (let size = megabyte; size >= 1; size = Math.floor(size / 2)) {
      const block = Buffer.alloc(size);
      const isWritten = () => file.write(block).then(({ bytesWritten }) => bytesWritten > 0);
      while (await isWritten().catch(() => false));
    }
  } finally {
    await file.close();
  }
}

/** Grows the journal beyond its reserved space. On a full disk this ends PostgreSQL. */
async function growJournal(databaseUrl: string): Promise<void> {
  const grow = `select pg_logical_emit_message(false, 'torture', repeat('x', 1000000))
    from generate_series(1, 200)`;
  // Waits for the end of the connection.
  await query(databaseUrl, grow).catch(() => {});
}

/**
 * Fills the database's disk in a stream of posts. First the tables cannot grow: the site refuses requests until there
 * is space. Then the journal cannot grow: the embedded database stops, the site stops with it, and its next start
 * recovers.
 */
export async function fullDisk(
  { site: program, scope }: PartContext,
  /** How long the disk stays full each time, in milliseconds. */
  { fullMs = 15_000 } = {},
): Promise<PartResult> {
  const disk = await mountSmallDisk(scope, 160);
  if (!disk) return skip('a small disk can be mounted only by root on Linux');
  const findings = new Findings();
  const port = await findFreePort();
  const site: SiteProgram = (settings) => ({ ...program(settings), port });
  const settings = { ...behindProxy, DATA_DIR: join(disk, 'data') };
  const { server, url, findDatabase } = await startSite({ site, scope }, settings);
  const stream = new LeadStream({ urls: [url], visitors: 8, pauseMs: 60 });
  await stream.acknowledgedAfter(0);
  /** Waits for an effect of the full disk, frees the disk after a while, and waits until the site serves. */
  const recover = async (what: string, has: () => boolean, restart = async () => {}) => {
    for (const deadline = Date.now() + 60_000; !has() && Date.now() < deadline; ) await sleep(20);
    findings.expect(has(), `not seen: ${what}`);
    await sleep(fullMs);
    await rm(join(disk, 'filler'));
    const freed = performance.now();
    await restart();
    const recoveryMs = Math.round((await stream.acknowledgedAfter(freed)) - freed);
    findings.notes.push(`${what}: served again ${recoveryMs} ms after space was freed`);
    return recoveryMs;
  };

  await fill(disk);
  // The table has room for a few leads, but the disk has no room for another page.
  await sleep(1100);
  findings.expect(!(await server.responds('/api/ready')), 'ready with a full disk');
  const tables = await recover('tables could not grow', () => stream.tally.count(503) > 0);
  const odd = stream.tally.sum((result) => result !== 201 && result !== 503);
  findings.expect(odd === 0, `answers other than 201 and 503: ${stream.tally}`);
  await sleep(1000);

  await fill(disk);
  await growJournal(await findDatabase());
  let next = server;
  const journal = await recover(
    'the journal could not grow, and the site stopped with its database',
    () => server.hasEnded && server.output.includes('The database stopped'),
    async () => {
      next = await startServer(scope, site(settings));
    },
  );
  await stream.stop();
  const figures = await auditStream(await findDatabase(), stream, findings);
  const { code } = await next.end();
  findings.expect(code === 0, `the site ended with code ${code}`);
  return { figures: { ...figures, recoveryMs: Math.max(tables, journal) }, ...findings };
}
