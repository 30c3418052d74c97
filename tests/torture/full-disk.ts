import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { query } from '#tests/support/postgres-global-setup.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { type Stage, throughFault } from './audit.ts';
import { type PartContext, type PartResult, skip } from './part.ts';
import type { Scope } from './scope.ts';
import type { Site } from './site.ts';

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

/** Grows the journal beyond its reserved space. On a full disk this ends Postgres. */
async function growJournal(site: Site): Promise<void> {
  const grow = `select pg_logical_emit_message(false, 'torture', repeat('x', 1000000))
    from generate_series(1, 200)`;
  // Waits for the end of the connection.
  await query(await site.findDatabase(), grow).catch(() => {});
}

/** Fills the database's disk in a stream of posts. First the tables cannot grow, then the journal. */
export async function fullDisk(
  context: PartContext,
  /** How long the disk stays full each time, in milliseconds. */
  { fullMs = 15_000 } = {},
): Promise<PartResult> {
  const disk = await mountSmallDisk(context.scope, 160);
  if (!disk) return skip('a small disk can be mounted only by root on Linux');
  const strike = async ({ site, stream, findings }: Stage) => {
    /** Waits for an effect of the full disk, and then until the site serves again. */
    const seen = async (what: string, has: () => boolean) => {
      for (const deadline = Date.now() + 60_000; !has() && Date.now() < deadline; ) await sleep(20);
      findings.expect(has(), `not seen: ${what}`);
      await sleep(fullMs);
      await rm(join(disk, 'filler'));
      const freed = performance.now();
      const recoveryMs = Math.round((await stream.acknowledgedAfter(freed)) - freed);
      findings.notes.push(`${what}: served again ${recoveryMs} ms after space was freed`);
      return recoveryMs;
    };
    await fill(disk);
    // The table has room for a few leads, but the disk has no room for another page.
    await sleep(1100);
    findings.expect(!(await site.server.responds('/api/ready')), 'ready with a full disk');
    const tables = await seen('tables could not grow', () => stream.tally.count(503) > 0);
    await sleep(1000);
    await fill(disk);
    await growJournal(site);
    const journal = await seen('the journal could not grow, and Postgres died of it', () =>
      site.server.output.includes('The database has stopped'),
    );
    return Math.max(tables, journal);
  };
  const settings = { DATA_DIR: join(disk, 'data') };
  return throughFault(context, { visitors: 8, pauseMs: 60, settings, strike });
}
