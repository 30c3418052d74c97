import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '#server/launch/child.mjs';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** The production build, running as a process of its own. */
export interface BuiltSite {
  /** "http://localhost:41234" */
  readonly origin: string;
  /** Its database, for a plain `pg` client. */
  readonly databaseUrl: string;
  readonly process: ChildProcess;
  /** Everything it has printed so far, both streams. */
  output(): string;
  /** Ends it as an operator does, and resolves to its exit code; its own data folder goes too. */
  stop(): Promise<number | null>;
}

export interface BuiltSiteOptions {
  /** Added to an environment without any of the site's own settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** What is run; default: the server of the build. */
  readonly program?: string;
  /** Kept when the site stops; default: a temporary folder. */
  readonly dataDir?: string;
}

/** An empty variable counts as unset, and hides what a developer's `.env` says. */
const noSettings = {
  DATABASE_URL: '',
  LEAD_EMAIL_TO: '',
  LEAD_WEBHOOK_URL: '',
  SMTP_URL: '',
  TRUST_PROXY: '',
};

/** A first start creates a database, on a machine that may be busy. */
const startTimeoutMs = 60_000;

/** Reads the database's address from what the site prints for its staff. */
async function databaseUrlFrom(output: string): Promise<string> {
  const leads = /host (\S+), port (\d+), database (\S+), user ([^\s,]+)/.exec(output);
  const passwordFile = /in the file (.+)/.exec(output)?.[1];
  if (!leads || !passwordFile) throw new Error(`no database address in:\n${output}`);
  const [, host, port, database, user] = leads;
  const password = encodeURIComponent((await readFile(passwordFile, 'utf8')).trim());
  return `postgresql://${user}:${password}@${host}:${port}/${database}`;
}

/**
 * Starts the server of dist/, or of the folder that BUILT_SITE names, on a free port with an
 * embedded database.
 *
 * @throws Error with everything it printed, when it ends or prints no address in time
 */
export async function startBuiltSite(options: BuiltSiteOptions = {}): Promise<BuiltSite> {
  const own = options.dataDir === undefined ? await makeTemporaryFolder('site-data') : undefined;
  const dataDir = options.dataDir ?? own?.path;
  const built = resolve(root, process.env.BUILT_SITE ?? 'dist');
  const child = spawn(process.execPath, [options.program ?? join(built, 'server/index.js')], {
    cwd: root,
    env: {
      ...process.env,
      ...noSettings,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      CONTACT_RATE_LIMIT: '1000000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');

  let printed = '';
  const started = new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`the site ${reason}:\n${printed}`));
    const timer = setTimeout(() => fail('did not start in time'), startTimeoutMs);
    exited.then(([code]) => fail(`ended with code ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        // The last line of what it says once it is ready.
        if (!/^\s*Stop\s/m.test(printed)) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const [code] = await exited;
    await own?.remove();
    return code as number | null;
  };
  try {
    await started;
    const origin = /^\s*Site\s+(\S+)/m.exec(printed)?.[1];
    if (!origin) throw new Error(`no address in:\n${printed}`);
    const databaseUrl = await databaseUrlFrom(printed);
    return { origin, databaseUrl, process: child, output: () => printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
