import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tests/support/server-process.ts';
import type { Child } from './child.ts';
import type { BenchContext } from './result.ts';

/** An empty variable counts as unset, and hides what a developer's `.env` says. */
const noSettings = {
  ...{ NODE_ENV: 'production', LOG_LEVEL: '', CONTACT_RATE_LIMIT: '', TRUST_PROXY: '' },
  ...{ DATABASE_URL: '', LEAD_EMAIL_TO: '', LEAD_WEBHOOK_URL: '', SMTP_URL: '' },
};

/**
 * Starts the built site and waits until it answers. Its log goes to a file, because reading it
 * would be work for this process. It ends with the scope.
 *
 * @throws Error when it does not answer within a minute
 */
export async function startSite(
  { dist, scope }: BenchContext,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<Child> {
  const port = await findFreePort();
  const log = openSync(join(dataDir, `site-${port}.log`), 'a');
  const child = spawn(process.execPath, [join(dist, 'server/index.js')], {
    env: {
      ...process.env,
      ...noSettings,
      ...{ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) },
      ...settings,
    },
    stdio: ['ignore', log, log],
    detached: true,
  });
  const exited = once(child, 'exit');
  scope.atEnd(async () => {
    child.kill();
    await exited;
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + 60_000; !(await isUp()); await sleep(50)) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error(`the site does not start: see ${dataDir}`);
  }
  return { port, pid: child.pid as number };
}
