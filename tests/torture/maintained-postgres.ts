import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { prepareInstallation } from '#server/database/embedded-cluster.ts';
import { findConnection, startEmbedded } from '#server/database/embedded-postgres.ts';
import { freePort } from '#tests/support/free-port.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

/**
 * Starts a PostgreSQL that belongs to no site. Like a service manager, it starts the server again whenever the server
 * ends. @returns its data folder
 */
export async function startMaintainedPostgres(): Promise<string> {
  const folder = await makeTestFolder();
  const made = await startEmbedded({ dataDir: folder, log: () => {} });
  await made.close();
  const { paths, prefix, user, bin } = await prepareInstallation(folder);
  const port = await freePort();
  const settings = ['-p', `${port}`, '-k', '..', '-c', 'listen_addresses=127.0.0.1'];
  let isEnding = false;
  let server: ChildProcess;
  const keepRunning = async () => {
    while (!isEnding) {
      const command = [...prefix, join(bin, 'postgres'), '-D', paths.cluster, ...settings];
      server = spawn(command[0] ?? '', command.slice(1), { ...user, cwd: '/', stdio: 'ignore' });
      await once(server, 'exit');
      await sleep(200);
    }
  };
  const running = keepRunning();
  onTestFinished(async () => {
    isEnding = true;
    server.kill('SIGQUIT');
    await running;
  });
  for (const deadline = Date.now() + 30_000; !findConnection(folder); await sleep(50))
    if (Date.now() > deadline) throw new Error('The maintained PostgreSQL does not start');
  return folder;
}
