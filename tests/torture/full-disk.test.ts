import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { query } from '#tests/support/query.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { expectNothingLost } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { isShort, siteCommand, startServer, startSite } from './site.ts';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

/** How long the disk stays full each time, in milliseconds. */
const fullMs = isShort ? 500 : 15_000;

/** Mounts a small disk for the data folder. Resolves to undefined if this user may not mount one. */
async function mountSmallDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = await makeTestFolder();
  const options = ['-t', 'tmpfs', '-o', 'size=160m,mode=755'];
  try {
    await run('mount', [...options, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])));
  return folder;
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
test('the site loses and doubles no lead when the disk is full', async ({ skip }) => {
  const disk = await mountSmallDisk();
  if (!disk) return skip('only root on Linux can mount a small disk');
  const port = await freePort();
  const settings = { DATA_DIR: join(disk, 'data') };
  const { server, url, findDatabase } = await startSite(settings, port);
  const stream = new LeadStream({ urls: [url], visitors: 8, pauseMs: 60 });
  await stream.acknowledgedAfter(0);
  /** Waits for an effect of the full disk, frees the disk after a while, and waits until the site serves. */
  const recover = async (hasEffect: () => boolean, restart = async () => {}) => {
    await expect.poll(hasEffect, { interval: 20 }).toBe(true);
    await sleep(fullMs);
    await rm(join(disk, 'filler'));
    const freed = performance.now();
    await restart();
    return (await stream.acknowledgedAfter(freed)) - freed;
  };

  await fill(disk);
  const ofTables = await recover(() => stream.tally.count(503) > 0);
  stream.expectOnly([201, 503]);
  await sleep(1000);

  await fill(disk);
  await growJournal(await findDatabase());
  let next = server;
  const ofJournal = await recover(
    () => server.hasEnded && server.output.includes('The database stopped'),
    async () => {
      next = await startServer({ ...siteCommand(settings), port });
    },
  );
  await stream.stop();
  await expectNothingLost(await findDatabase(), stream, Math.max(ofTables, ofJournal));
  expect((await next.end()).code).toBe(0);
});
